import { expect, test } from "vitest";
import { writeCsv } from "@/lib/import/csv";
import { readFile } from "@/lib/import/read-file";
import { planFile } from "@/test/plan-file";

// Files as spreadsheets and people create them, from their bytes to the listings that an import sends.

const utf16 = (text: string, isLittle: boolean, hasMark = true) => {
  const full = hasMark ? `\uFEFF${text}` : text;
  const bytes = new Uint8Array(full.length * 2);
  for (const [place, letter] of [...full].entries()) {
    new DataView(bytes.buffer).setUint16(place * 2, letter.charCodeAt(0), isLittle);
  }
  return bytes;
};

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
  ["a UTF-8 byte-order mark", `\uFEFF${heading}\n${row}`, { monthly_price: 75 }],
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
    "a text with a minus and one with an at sign",
    `Name,City,State,ZIP,About,Instagram\nOak Care,Austin,TX,78704,- No insurance,@oak.care`,
    { bio: "- No insurance", social_urls: ["https://www.instagram.com/oak.care"] },
  ],
  [
    "commas between thousands",
    `Name;City;State;ZIP;Yearly price\nOak Care;Austin;TX;78704;1,200`,
    { yearly_price: 1200 },
  ],
])("a file with %s is parsed", async (_what, content, becomes) => {
  const { entries, decided } = await planFile(content);
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
])("%s %j is reported as damaged by a spreadsheet", async (column, cell, warning) => {
  const text = writeCsv(
    ["Practice name", "City", "State", "ZIP", column],
    [["Oak Care", "Austin", "TX", "78704", cell]],
  );
  const [entry] = (await planFile(text)).entries;
  expect(entry?.warnings).toEqual([expect.stringMatching(warning)]);
  expect(entry?.warnings[0]).toContain(`“${cell}”`);
});

test.each<[what: string, content: string | Uint8Array<ArrayBuffer>, problem: RegExp]>([
  [
    "with an unclosed quotation mark",
    `${heading}\n${row}\n"Elm Care,Austin,TX,78704,75\n${row}`,
    /^A quotation mark that opens in row 3 is never closed/,
  ],
  ["without rows", `${heading}\n,,\n`, /^This file has no rows below the headings/],
])("a file %s can't be imported and has a reason", async (_what, content, problem) => {
  expect(await readFile(new File([content], "list.csv"))).toEqual({
    problem: expect.stringMatching(problem),
  });
});
