import { expect, test } from "vitest";
import {
  fileColumns,
  guessColumns,
  importColumns,
  importTemplate,
  unusedHeadings,
} from "@/lib/import/columns";
import type { FileName } from "@/lib/import/file-column";
import { relatedRowColumns } from "@/lib/import/part-columns";
import { planImport } from "@/lib/import/plan";
import { filesOf, guessMappings, missingColumns } from "@/lib/import/sources";

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

test("common headings of prices are recognized", () => {
  const headings = ["Monthly", "Annual", "Registration fee", "From employees", "Price"];
  expect(guessColumns(headings)).toEqual({
    monthly_price: 0,
    yearly_price: 1,
    enrollment_fee: 2,
    employer_from: 3,
  });
  expect(guessColumns(["Practice", "Name", "Monthly"], "prices")).toEqual({
    practice: 0,
    price: 1,
    amount: 2,
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

test("each kind of file has its own headings", () => {
  const headings = ["Practice", "Name", "Hours", "ZIP"];
  expect(guessColumns(headings, "offices")).toEqual({
    practice: 0,
    name: 1,
    hours: 2,
    address_zip: 3,
  });
  expect(guessColumns(headings, "clinicians")).toEqual({ practice: 0, name: 1 });
});

test("the better heading wins, and no column is used twice", () => {
  expect(guessColumns(["name", "practice name"])).toEqual({ practice_name: 1 });
  expect(guessColumns([])).toEqual({});
});

test("ambiguous headings aren't mapped and are reported", () => {
  const headings = ["Name", "Notes", "Description", "Price", "Address", "Telehealth", "Provider"];
  const mapping = guessColumns([...headings, ""]);
  expect(mapping).toEqual({ practice_name: 0 });
  expect(unusedHeadings([...headings, ""], mapping)).toEqual([...headings.slice(1), "Column 8"]);
});

test("an update requires an NPI, or a name and ZIP code", () => {
  expect(missingColumns({}, "update")).toEqual(["practice_name", "address_zip"]);
  expect(missingColumns({ npi: 0 }, "update")).toEqual([]);
  expect(missingColumns({ reference: 0 }, "update")).toEqual([]);
  expect(missingColumns({ practice_name: 0, address_zip: 1 }, "update")).toEqual([]);
  expect(missingColumns({ npi: 0 }, "both")).toHaveLength(4);
});

test("templates have every column and can be imported unchanged", () => {
  const table = (file: FileName) => ({ file: `${file}.csv`, ...importTemplate(file) });
  const sources = {
    practices: table("practices"),
    clinicians: table("clinicians"),
    offices: table("offices"),
    services: table("services"),
  };
  const mappings = guessMappings(sources);
  const inRow = relatedRowColumns.map(({ column }) => column);
  expect(Object.keys(mappings.practices ?? {})).toEqual(["reference", ...importColumns, ...inRow]);
  for (const { name } of filesOf(sources)) {
    const columns = fileColumns[name].filter(({ kind }) => kind !== "information");
    expect(Object.keys(mappings[name] ?? {})).toHaveLength(columns.length);
  }
  const { entries, decided, unmatchedRows } = planImport(sources, mappings, "add");
  expect({ decided, unmatchedRows }).toEqual({ decided: [], unmatchedRows: [] });
  expect(entries[0]?.warnings).toEqual([]);
  expect(entries[0]?.listing).toMatchObject({
    website: "https://example.com",
    languages: ["English", "Spanish"],
    visit_fee: 0,
    telehealth_only: false,
    tiers: [{ min_age: 0 }, { min_age: 18 }, { min_age: 65, max_age: null, monthly_price: 120 }],
    clinicians: [{ name: "Jane Example", credentials: "MD, FAAFP", practicing_since: 2008 }],
    offices: [{}, { name: "North", step_free: true, hours: { length: 5 } }],
    services: [{ service: "video_visits", coverage: "extra", price: 15, note: "Two a year" }],
  });
});
