import { expect, test } from "vitest";
import { guessColumns } from "@/lib/import/columns";
import { readRow } from "@/lib/import/row";
import type { ImportMode } from "@/lib/import/sources";

const headings = [
  "name",
  "city",
  "state",
  "zip",
  "monthly price",
  "accepting",
  "phone",
  "website",
  "npi",
  "languages",
  "about",
  "age bands",
];
const readAs = (mode: ImportMode, ...cells: string[]) =>
  readRow(cells, guessColumns(headings), headings.length, mode);
const read = (...cells: string[]) => readAs("add", ...cells);
const ordinary = ["Oak Care", "Austin", "TX", "78704"];

test("a complete row becomes a listing", () => {
  expect(read(...ordinary, "$1,075.50", "Yes", "'+1 512 555 0100")).toMatchObject({
    values: {
      practice_name: "Oak Care",
      monthly_price: 1075.5,
      accepting_new_patients: true,
      phone: "+15125550100",
      npi: null,
    },
    warnings: [],
  });
});

test("missing cells at the end are empty", () => {
  expect(read(...ordinary)).toMatchObject({ values: { monthly_price: null, phone: null } });
});

test("a web address without a scheme is completed as in forms", () => {
  expect(read(...ordinary, "1,200.00", "", "", "harborviewdpc.com")).toMatchObject({
    values: { monthly_price: 1200, website: "https://harborviewdpc.com" },
    warnings: [],
  });
});

test.each([
  ["Mayagüez", "Puerto Rico", "00680", "PR"],
  ["San Juan", "P.R.", "00901-1234", "PR"],
  ["St. Thomas", "U.S. Virgin Islands", "00802", "VI"],
  ["Kingshill", "Virgin Islands", "00850", "VI"],
  ["Saipan", "CNMI", "96950", "MP"],
  ["Tamuning", "guam", "96931", "GU"],
  ["Pago Pago", "American Samoa", "96799", "AS"],
])("a row of %s, %s is imported", (city, state, zip, code) => {
  expect(read("Oak Care", city, state, zip)).toMatchObject({
    values: { address_city: city, address_state: code, address_zip: zip },
  });
});

test("a ZIP code without its leading zero is rejected", () => {
  expect(read("Oak Care", "Boston", "MA", "2134")).toMatchObject({
    reason: "ZIP code “2134”: it must have five digits, like 02134",
  });
});

test.each([
  [["", "Austin", "TX", "78704"], "Practice name is missing"],
  [["Oak Care", " ", "TX", "78704"], "City is missing"],
  [["Oak Care", "Austin", "ZZ", "78704"], "State “ZZ”: it should be a state, like TX or Texas"],
  [["O", "Austin", "TX", "78704"], "Practice name “O”: it must have 2 to 120 characters"],
  [
    ["Oak Care", "Austin", "TX", "7870412345"],
    "ZIP code “7870412345”: it must have five digits, like 02134",
  ],
  [
    [...ordinary, "", "", "", "", "", "", "", "", "stray"],
    "This row has 13 cells, but the heading row has 12",
  ],
])("%j is rejected with a reason", (cells, reason) => {
  expect(read(...cells)).toMatchObject({ reason });
});

test("a rejected row names all of its problems", () => {
  expect(read("O", "", "ZZ", "7870", "a lot", "perhaps")).toEqual({
    reason:
      "Practice name “O”: it must have 2 to 120 characters. State “ZZ”: it should be a state, like TX or Texas. ZIP code “7870”: it must have five digits, like 02134. City is missing",
    readings: [],
    warnings: [
      "Monthly price “a lot” left out: it should be dollars and cents, like 75 or 75.50",
      "Accepting new patients “perhaps” left out: it should be yes or no",
    ],
  });
});

test.each([
  [4, "75.505", /^Monthly price “75.505” left out: it should be dollars .* 75\.50$/],
  [4, "1.075", /^Monthly price “1.075” left out: it should be dollars .*75\.50$/],
  [4, "75,50,00", /^Monthly price “75,50,00” left out/],
  [4, "-1", /^Monthly price/],
  [4, "1e9", /^Monthly price/],
  [4, "100,001", /^Monthly price/],
  [5, "perhaps", /^Accepting new patients “perhaps” left out: it should be yes or no$/],
  [6, "abc", /^Phone “abc” left out: a phone number has ten digits/],
  [7, "javascript:alert(1)", /^Website “javascript:alert\(1\)” left out/],
  [8, "1234567890", /^NPI “1234567890” left out/],
  [9, "a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u", /^Languages .* at most 20/],
  [10, "a".repeat(4001), /^About “a{60}…” left out: it can have at most 4,000 characters$/],
  [11, "0-17: 50; 10+: 90", /^Prices by age “0-17: 50; 10\+: 90” left out: the age bands overlap$/],
])("in column %i, %j is left out and the row is imported", (place, cell, warning) => {
  const cells = [...ordinary, ...Array.from({ length: 8 }, () => "")];
  cells[place] = cell;
  const row = read(...cells);
  if ("reason" in row) throw new Error(row.reason);
  expect(row.warnings).toEqual([expect.stringMatching(warning)]);
  expect(Object.values(row.values).filter((value) => value !== null)).toEqual(ordinary);
});

test("extra empty cells are ignored", () => {
  expect(read(...ordinary, ...Array.from({ length: 20 }, () => ""))).toHaveProperty("values");
});

test("an update requires only the columns that identify the listing", () => {
  const npi = ["", "", "", "", "80", "", "", "", "1234567893"];
  expect(readAs("update", ...npi)).toMatchObject({
    values: { monthly_price: 80, address_city: null },
  });
  expect(readAs("both", "Oak Care", "", "", "78704")).toHaveProperty("values");
  expect(readAs("update", "Oak Care", "Austin", "TX")).toMatchObject({
    reason: "ZIP code is missing",
  });
  expect(readAs("update", ...npi.slice(0, 8), "1234567890")).toMatchObject({
    reason: "Practice name is missing. ZIP code is missing",
  });
  expect(readAs("update", "Oak Care", "", "", "7870")).toHaveProperty("reason");
});
