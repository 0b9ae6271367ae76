import { expect, test } from "vitest";
import { fileColumns, guessColumns, importTemplate, unusedHeadings } from "@/lib/import/columns";
import { planImport } from "@/lib/import/plan";
import { type ImportMode, missingColumns } from "@/lib/import/sources";

test("headings are recognized regardless of case and punctuation", () => {
  expect(guessColumns(["Practice Name", "CITY", "State", "Zip-Code", "Monthly price ($)"])).toEqual(
    {
      practice_name: 0,
      address_city: 1,
      address_state: 2,
      address_zip: 3,
      monthly_price: 4,
    },
  );
});

test("names of nested fields are recognized", () => {
  const headings = ["address.city", "address.postalCode", "localPhone", "mainPhone"];
  expect(guessColumns(headings)).toEqual({ address_city: 0, address_zip: 1, phone: 3 });
});

test("common headings of prices are recognized", () => {
  const headings = ["Monthly", "Annual", "Registration fee", "From employees", "Price"];
  expect(guessColumns(headings)).toEqual({
    monthly_price: 0,
    yearly_price: 1,
    enrollment_fee: 2,
    employer_from: 3,
  });
});

test("database column names take precedence over other headings", () => {
  const headings = ["id", "address_zip", "practice_name", "state", "address_state", "badge"];
  expect(guessColumns(headings)).toEqual({
    reference: 0,
    practice_name: 2,
    address_zip: 1,
    address_state: 4,
  });
});

test("the better heading wins, and no column is used twice", () => {
  expect(guessColumns(["name", "practice name"])).toEqual({ practice_name: 1 });
  expect(guessColumns([])).toEqual({});
});

test("ambiguous headings aren't mapped and are reported", () => {
  const headings = ["Name", "Notes", "Description", "Price", "Telehealth", "Provider"];
  const mapping = guessColumns([...headings, ""]);
  expect(mapping).toEqual({ practice_name: 0 });
  expect(unusedHeadings([...headings, ""], mapping)).toEqual([...headings.slice(1), "Column 7"]);
});

test("an update requires an NPI, or a name and ZIP code", () => {
  const missing = (mode: ImportMode, ...columns: string[]) =>
    missingColumns((column) => columns.includes(column), mode);
  expect(missing("update")).toEqual(["practice_name", "address_zip"]);
  expect(missing("update", "npi")).toEqual([]);
  expect(missing("both", "reference")).toEqual([]);
  expect(missing("both", "practice_name", "address_zip")).toEqual([]);
  expect(missing("add", "npi")).toHaveLength(4);
});

test("the template has every column and can be imported unchanged", () => {
  const mapping = guessColumns(importTemplate.headings);
  expect(Object.keys(mapping)).toEqual(fileColumns.map(({ column }) => column));
  const { entries, decided } = planImport(
    { file: "x.csv", dated: "", ...importTemplate },
    mapping,
    "add",
  );
  expect(decided).toEqual([]);
  expect(entries[0]?.warnings).toEqual([]);
  expect(entries[0]?.listing).toMatchObject({
    website: "https://example.com",
    languages: ["English", "Spanish"],
    visit_fee: 0,
    telehealth_only: false,
    tiers: [{ min_age: 0 }, { min_age: 18 }, { min_age: 65, max_age: null, monthly_price: 120 }],
    clinicians: [{ name: "Jane Example", credentials: "MD" }, { name: "Ben Example" }],
    offices: [{ step_free: true, hours: { length: 5 } }],
  });
});
