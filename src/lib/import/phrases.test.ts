import { expect, test } from "vitest";
import { type ImportColumn, importColumns } from "@/lib/import/columns";
import { readRow } from "@/lib/import/row";
import { fieldLabel } from "@/lib/listings/fields";

const mapping = Object.fromEntries(importColumns.map((column, place) => [column, place]));
const needed = {
  practice_name: "Oak Care",
  address_city: "Lansing",
  address_state: "MI",
  address_zip: "48933",
};

function read(cells: Partial<Record<ImportColumn, string>>) {
  const written = { ...needed, ...cells };
  const texts = importColumns.map(
    (column) => Object.entries(written).find(([name]) => name === column)?.[1] ?? "",
  );
  const row = readRow(texts, mapping, importColumns.length, "add");
  if ("reason" in row) throw new Error(row.reason);
  return row;
}

const modelRead =
  (model: string) =>
  (text: string): [ImportColumn, string, ImportColumn, unknown, string] => [
    "model",
    text,
    "model",
    model,
    model,
  ];

test.each<[ImportColumn, string, ImportColumn, unknown, string]>([
  ...[
    "Currently accepting",
    "Accepting new patients",
    "now accepting new members!",
    "Open",
    "Yes, accepting patients",
    "open to new patients",
    "Taking new patients.",
  ].map((text): [ImportColumn, string, ImportColumn, unknown, string] => [
    "accepting_new_patients",
    text,
    "accepting_new_patients",
    true,
    "yes",
  ]),
  ...[
    "Waitlist",
    "waiting list only",
    "Wait-list",
    "Join our waitlist",
    "Closed",
    "Closed to new patients",
    "Full",
    "Not accepting new patients",
    "Not currently accepting",
    "Panel is full",
  ].map((text): [ImportColumn, string, ImportColumn, unknown, string] => [
    "accepting_new_patients",
    text,
    "accepting_new_patients",
    false,
    "no",
  ]),
  ["telehealth_only", "Virtual only", "telehealth_only", true, "yes"],
  ["telehealth_only", "In person and telehealth", "telehealth_only", false, "no"],
  ["telehealth_only", "hybrid", "telehealth_only", false, "no"],
  ...["Pure DPC", "Direct only", "100% DPC", "Direct Primary Care"].map(modelRead("pure")),
  ...["Hybrid practice", "Hybrid DPC", "DPC and insurance"].map(modelRead("hybrid")),
  ["monthly_price", "$75/mo", "monthly_price", 75, "75"],
  ["monthly_price", "75.50 per month", "monthly_price", 75.5, "75.50"],
  ["monthly_price", "$2,000/yr", "yearly_price", 2000, "yearly price 2000"],
  ["monthly_price", "$900 a year", "yearly_price", 900, "yearly price 900"],
  ["yearly_price", "$1,200 annually", "yearly_price", 1200, "1200"],
  ["yearly_price", "$99 monthly", "monthly_price", 99, "monthly price 99"],
  ["enrollment_fee", "$99 one-time", "enrollment_fee", 99, "99"],
  ["visit_fee", "$20 per visit", "visit_fee", 20, "20"],
  ["family_cap", "$250/month", "family_cap", 250, "250"],
  ["address_state", "Michigan", "address_state", "MI", "MI"],
  ["address_city", "ann arbor", "address_city", "Ann Arbor", "Ann Arbor"],
  ["address_city", "SAULT STE. MARIE", "address_city", "Sault Ste. Marie", "Sault Ste. Marie"],
  [
    "address_city",
    "grosse pointe of the lake",
    "address_city",
    "Grosse Pointe of the Lake",
    "Grosse Pointe of the Lake",
  ],
  ["address_city", "mcbain", "address_city", "McBain", "McBain"],
  ["address_city", "o'fallon", "address_city", "O'Fallon", "O'Fallon"],
  ["address_city", "winston-salem", "address_city", "Winston-Salem", "Winston-Salem"],
  ["address_city", "st. clair", "address_city", "St. Clair", "St. Clair"],
  ["phone", "517/555-0100", "phone", "+15175550100", "(517) 555-0100"],
  ["opened_year", "Since 2016", "opened_year", 2016, "2016"],
  ["opened_year", "Est. 2016", "opened_year", 2016, "2016"],
  ["opened_year", "opened in 2016", "opened_year", 2016, "2016"],
  ["phone", "517-555-0100 #12", "phone", "+15175550100;ext=12", "(517) 555-0100 ext. 12"],
])("in %s, %j sets %s to %j and is reported", (column, text, filled, value, readAs) => {
  const { values, readings, warnings } = read({ [column]: text });
  expect(values[filled]).toBe(value);
  expect(warnings).toEqual([]);
  expect(readings).toEqual([`${fieldLabel(column)} “${text}” read as ${readAs}`]);
  if (filled !== column) expect(values[column]).toBeNull();
});

test.each<[ImportColumn, string]>([
  ["phone", "(517) 555-0100"],
  ["phone", "517-555-0100"],
  ["phone", "517.555.0100"],
  ["phone", "5175550100"],
  ["phone", "+1 517 555 0100 x3"],
  ["phone", "(517) 555-0100 ext. 3"],
  ["opened_year", "2016"],
  ["model", "pure"],
  ["model", "Hybrid"],
  ["address_city", "Ann Arbor"],
  ["address_city", "McBain"],
  ["address_state", "mi"],
  ["accepting_new_patients", "Yes"],
  ["monthly_price", "$1,075.00"],
])("%s %j needs no interpretation", (column, text) => {
  expect(read({ [column]: text })).toMatchObject({ readings: [], warnings: [] });
});

test.each<[ImportColumn, string]>([
  ["accepting_new_patients", "Call us"],
  ["accepting_new_patients", "Accepting children only"],
  ["telehealth_only", "telehealth"],
  ["model", "Concierge"],
  ["model", "Pure joy"],
  ["monthly_price", "from $75"],
  ["monthly_price", "$75-$95/mo"],
  ["monthly_price", "$20 per visit"],
  ["monthly_price", "75/person"],
  ["visit_fee", "$75/mo"],
  ["opened_year", "1899"],
  ["opened_year", "2199"],
  ["opened_year", "for 8 years"],
  ["phone", "Tel. 517-555-01"],
  ["phone", "Fax: 517-555-0100"],
  ["phone", "5.17555E+09"],
  ["phone", "517-555-0100 or 517-555-0199"],
])("%s %j is ambiguous and left out", (column, text) => {
  const { values, readings, warnings } = read({ [column]: text });
  expect(values[column]).toBeNull();
  expect(readings).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining(`“${text}” left out`)]);
});

test("an interpreted price doesn't replace an explicit one", () => {
  const { values, warnings } = read({ monthly_price: "$2,000/yr", yearly_price: "1800" });
  expect(values).toMatchObject({ monthly_price: null, yearly_price: 1800 });
  expect(warnings).toEqual(["Monthly price “$2,000/yr” left out: “Yearly price” has its own cell"]);
});
