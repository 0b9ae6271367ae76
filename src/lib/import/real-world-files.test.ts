import { expect, test } from "vitest";
import { decodeText } from "@/lib/format/markup";
import { readCsv, writeCsv } from "@/lib/import/csv";
import { type ImportPlan, planImport } from "@/lib/import/plan";
import { sourcesOf as combineTables } from "@/lib/import/recognize";
import { guessMappings, type ImportSources } from "@/lib/import/sources";

// Files as spreadsheets and people create them, from their bytes to the listings that an import sends.

const encoder = new TextEncoder();

const utf16 = (text: string, isLittle: boolean, hasMark = true) => {
  const full = hasMark ? `\uFEFF${text}` : text;
  const bytes = new Uint8Array(full.length * 2);
  for (const [place, letter] of [...full].entries()) {
    new DataView(bytes.buffer).setUint16(place * 2, letter.charCodeAt(0), isLittle);
  }
  return bytes;
};

function sourcesOf(files: Record<string, string | Uint8Array<ArrayBuffer>>): ImportSources {
  const tables = Object.entries(files).map(([file, content]) => {
    const bytes = typeof content === "string" ? encoder.encode(content) : content;
    return { ...readCsv(decodeText(bytes.buffer)), file };
  });
  const sources = combineTables(tables);
  if ("problem" in sources) throw new Error(sources.problem);
  return sources;
}

function plan(files: Record<string, string | Uint8Array<ArrayBuffer>>): ImportPlan {
  const sources = sourcesOf(files);
  return planImport(sources, guessMappings(sources), "add");
}

const oak = { practice_name: "Oak Care", address_city: "Austin", address_zip: "78704" };
const heading = "Practice name,City,State,ZIP,Monthly price";
const row = "Oak Care,Austin,TX,78704,75";
const semicolons = (text: string) => text.replaceAll(",", ";");

test.each<[what: string, content: string | Uint8Array<ArrayBuffer>, becomes: object]>([
  ["commas", `${heading}\n${row}`, { monthly_price: 75 }],
  ["semicolons", semicolons(`${heading}\n${row}`), { monthly_price: 75 }],
  ["tabs", `${heading}\n${row}`.replaceAll(",", "\t"), { monthly_price: 75 }],
  ["bars", `${heading}\n${row}`.replaceAll(",", "|"), { monthly_price: 75 }],
  [
    "semicolons with more commas in its cells than semicolons",
    `Name;City;State;ZIP;About;Languages\nOak Care;Austin;TX;78704;Slow, calm, kind, near, open, small;English, Spanish, Polish`,
    { languages: ["English", "Spanish", "Polish"], bio: "Slow, calm, kind, near, open, small" },
  ],
  [
    "commas with more semicolons in its cells than commas",
    `Name,City,State,ZIP,Age bands\nOak Care,Austin,TX,78704,0-2: 30; 3-17: 40; 18-64: 80; 65+: 95; `,
    { tiers: { length: 4 } },
  ],
  [
    "a heading with a comma in it",
    `Practice name;City;State;ZIP;"Monthly price, $"\nOak Care;Austin;TX;78704;75`,
    { monthly_price: 75 },
  ],
  [
    "quoted headings full of another separator",
    `"Practice name","City","State","ZIP","Notes; more; and more; and even more; so"\n${row}`,
    {},
  ],
  ["sep=; in its first line", `sep=;\n${semicolons(`${heading}\n${row}`)}`, { monthly_price: 75 }],
  ["sep= with a quote and CRLF", `"sep=;"\r\n${semicolons(`${heading}\r\n${row}`)}`, {}],
  ["sep=, and semicolons in cells", `SEP=,\n${heading}\n${row}`, { monthly_price: 75 }],
  [
    "sep= with a tab",
    `sep=\t\n${`${heading}\n${row}`.replaceAll(",", "\t")}`,
    { monthly_price: 75 },
  ],
  ["a UTF-8 byte-order mark", `\uFEFF${heading}\n${row}`, { monthly_price: 75 }],
  ["a byte-order mark before sep=", `\uFEFFsep=;\n${semicolons(`${heading}\n${row}`)}`, {}],
  [
    "UTF-16 with tabs, as Excel saves Unicode text",
    utf16(`${heading}\r\n${row}\r\n`.replaceAll(",", "\t"), true),
    { monthly_price: 75 },
  ],
  ["UTF-16 of the other byte order", utf16(`${heading}\n${row}`, false), { monthly_price: 75 }],
  ["UTF-16 without a mark", utf16(`${heading}\n${row}`, true, false), { monthly_price: 75 }],
  [
    "Windows-1252",
    Uint8Array.from(`Name,City,State,ZIP,About\nOak Care,Austin,TX,78704,Zo\u00EB`, (letter) =>
      letter.charCodeAt(0),
    ),
    { bio: "Zoë" },
  ],
  ["line ends of an old Mac", `${heading}\r${row}`, { monthly_price: 75 }],
  ["blank rows above its headings", `\n,,,,\n${heading}\n${row}`, { monthly_price: 75 }],
  [
    "a line break and quotes within a cell",
    `Name,City,State,ZIP,About\nOak Care,Austin,TX,78704,"Line ""one""\nline two"`,
    { bio: 'Line "one"\nline two' },
  ],
  [
    "an apostrophe before a number",
    `Name,City,State,ZIP,Phone\nOak Care,Austin,TX,78704,'+1 512 555 0142`,
    { phone: expect.stringContaining("512") },
  ],
  [
    "text formulas that keep zeros",
    `Name,City,State,ZIP,NPI\nOak Care,Austin,TX,"=""78704""","=""1234567893"""`,
    { npi: "1234567893" },
  ],
  [
    "a formula, which is text",
    `Name,City,State,ZIP,About\nOak Care,Austin,TX,78704,"=HYPERLINK(""https://x.example"")"`,
    { bio: '=HYPERLINK("https://x.example")' },
  ],
  [
    "a text with a minus and one with an at sign",
    `Name,City,State,ZIP,About,Instagram\nOak Care,Austin,TX,78704,- No insurance,@oak.care`,
    { bio: "- No insurance", social_urls: ["https://www.instagram.com/oak.care"] },
  ],
  [
    "decimal commas between semicolons",
    `Name;City;State;ZIP;Monthly price;Yearly price\nOak Care;Austin;TX;78704;175,50;1.234,50`,
    { monthly_price: 175.5, yearly_price: 1234.5 },
  ],
  [
    "decimal commas in quotation marks",
    `${heading}\nOak Care,Austin,TX,78704,"$75,5"`,
    { monthly_price: 75.5 },
  ],
  [
    "a decimal comma with a period of time",
    `Name;City;State;ZIP;Monthly price\nOak Care;Austin;TX;78704;75,50 per month`,
    { monthly_price: 75.5 },
  ],
  [
    "decimal commas in prices by age",
    `Name;City;State;ZIP;Age bands\nOak Care;Austin;TX;78704;"0-17: 50,50; 18+: 95,00"`,
    { tiers: [{ monthly_price: 50.5 }, { monthly_price: 95 }] },
  ],
  [
    "decimal commas in plans",
    `Name;City;State;ZIP;Membership plans\nOak Care;Austin;TX;78704;"Basic: 60,50; Plus: 1.100,00"`,
    { membership_levels: ["Basic: 60.50", "Plus: 1100"] },
  ],
  [
    "commas between thousands",
    `Name;City;State;ZIP;Yearly price\nOak Care;Austin;TX;78704;1,200`,
    { yearly_price: 1200 },
  ],
  [
    "scientific notation that kept all digits",
    `Name,City,State,ZIP,NPI\nOak Care,Austin,TX,78704,1.234567893E+09`,
    { npi: "1234567893" },
  ],
  [
    "numbers with a zero behind the point",
    `Name,City,State,ZIP,NPI\nOak Care,Austin,TX,78704.0,1234567893.0`,
    { npi: "1234567893" },
  ],
])("a file with %s is parsed", (_what, content, becomes) => {
  const { entries, decided } = plan({ "list.csv": content });
  expect(decided).toEqual([]);
  expect(entries).toHaveLength(1);
  expect(entries[0]?.warnings).toEqual([]);
  expect(entries[0]?.listing).toMatchObject({ ...oak, ...becomes });
});

test.each([
  ["Ages accepted", "17-Jan", /turned it into a date/],
  ["Ages accepted", "Jan-65", /turned it into a date/],
  ["Ages accepted", "1/17/2026", /turned it into a date/],
  ["Ages accepted", "2026-01-17 00:00:00", /turned it into a date/],
  ["Ages accepted", "46039", /turned it into a date/],
  ["Hours", "5-Aug", /turned it into a date/],
  ["Age bands", "17-Mar", /turned it into a date/],
  ["Phone", "5.12555E+09", /lost its last digits; format the column as text/],
  ["NPI", "1.23457E+09", /lost its last digits; format the column as text/],
  ["NPI", "1,23457E+09", /lost its last digits/],
  ["Phone", "########", /column too narrow/],
  ["Website", "#REF!", /a spreadsheet error/],
  ["About", "#NAME?", /a spreadsheet error/],
  ["Yearly price", "1.234", /without a dot as thousands separator/],
])("%s %j is reported as damaged by a spreadsheet", (column, cell, warning) => {
  const text = writeCsv(
    ["Practice name", "City", "State", "ZIP", column],
    [["Oak Care", "Austin", "TX", "78704", cell]],
  );
  const [entry] = plan({ "list.csv": text }).entries;
  expect(entry?.warnings).toEqual([expect.stringMatching(warning)]);
  expect(entry?.warnings[0]).toContain(`“${cell}”`);
});

test("a ZIP code in scientific notation rejects the row with a reason", () => {
  const { decided } = plan({ "list.csv": `${heading}\nOak Care,Austin,TX,7.87E+08,75` });
  expect(decided).toMatchObject([
    { row: 2, reason: expect.stringMatching(/^ZIP code “7\.87E\+08”: a spreadsheet shortened/) },
  ]);
});

test("a price whose ages became a date is reported and not imported as a membership level", () => {
  const { entries } = plan({
    "practices.csv": `Reference,${heading}\noak,${row}`,
    "prices.csv": "Practice,Price,Ages,Amount\noak,Children,17-Jan,40",
  });
  expect(entries[0]?.listing.tiers ?? null).toBeNull();
  expect(entries[0]?.warnings).toEqual(
    expect.arrayContaining([expect.stringMatching(/Ages “17-Jan” left out: a spreadsheet turned/)]),
  );
});

test("row numbers count blank rows above the headings", () => {
  const { decided } = plan({ "list.csv": `\n\n${heading}\n${row}\nElm Care,Austin,TX,1,75` });
  expect(decided).toMatchObject([{ row: 5 }]);
});

test("an unclosed quotation mark is reported", () => {
  expect(() =>
    plan({ "list.csv": `${heading}\n${row}\n"Elm Care,Austin,TX,78704,75\n${row}` }),
  ).toThrow(/^list\.csv: A quotation mark that opens in row 3 is never closed/);
});

const kindsOf = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(sourcesOf(files)).map(([kind, table]) => [kind, table?.file]));

const practiceHeadings = "Practice,Street,City,State,ZIP,Phone,Hours";
const practiceRow = "Oak Care,1 Main St,Austin,TX,78704,(512) 555-0142,Mon-Fri 9-5";

test.each<[what: string, files: Record<string, string>, kinds: object]>([
  [
    "a list of practices with the headings of offices, alone",
    { "list.csv": `${practiceHeadings}\n${practiceRow}` },
    { practices: "list.csv" },
  ],
  [
    "practices and offices with the same headings, by their names",
    {
      "offices.csv": `${practiceHeadings}\n${practiceRow}`,
      "practices.csv": `${practiceHeadings}\n${practiceRow}`,
    },
    { practices: "practices.csv", offices: "offices.csv" },
  ],
  [
    "practices and offices with one column in common",
    {
      "a.csv":
        "Practice,Office,Street,City,State,ZIP,Parking\nOak Care,North,2 Elm St,Austin,TX,78704,",
      "b.csv": "Practice,City,State,ZIP,Website\nOak Care,Austin,TX,78704,oak.example",
    },
    { practices: "b.csv", offices: "a.csv" },
  ],
  [
    "practices with ages and prices, and prices",
    {
      "a.csv": "Practice,Ages,Amount\nOak Care,0-17,40",
      "b.csv": "Practice,City,State,ZIP,Ages,Monthly price\nOak Care,Austin,TX,78704,0+,75",
    },
    { practices: "b.csv", prices: "a.csv" },
  ],
  [
    "practices with credentials and NPI, and clinicians",
    {
      "a.csv": "Practice,Name,Credentials,Specialty,NPI,Languages\nOak Care,Ann Doe,MD,,,",
      "b.csv":
        "Practice,City,State,ZIP,Credentials,Specialty,NPI,Languages\nOak Care,Austin,TX,78704,MD,,,",
    },
    { practices: "b.csv", clinicians: "a.csv" },
  ],
  [
    "practices and services with a column Practice each",
    {
      "a.csv": "Practice,Service,Coverage,Price\nOak Care,EKG,extra,20",
      "b.csv": "Practice,City,State,ZIP\nOak Care,Austin,TX,78704",
    },
    { practices: "b.csv", services: "a.csv" },
  ],
  [
    "a file of providers, by its name",
    {
      "Providers 2026.csv": "Practice,Name,Accepting\nOak Care,Ann Doe,yes",
      "Clinics 2026.csv": "Name,City,State,ZIP\nOak Care,Austin,TX,78704",
    },
    { practices: "Clinics 2026.csv", clinicians: "Providers 2026.csv" },
  ],
  [
    "an update of phones by NPI, alone",
    { "list.csv": "Practice,NPI,Phone\nOak Care,1234567893,(512) 555-0142" },
    { practices: "list.csv" },
  ],
])("kinds of files are detected: %s", (_what, files, kinds) => {
  expect(kindsOf(files)).toEqual(kinds);
});
