import { expect, test } from "vitest";
import { guessColumns, importColumns, unusedHeadings } from "@/lib/import/columns";
import { missingColumns } from "@/lib/import/mode";
import { planImport } from "@/lib/import/plan";
import { importTemplate } from "@/lib/import/template";

test("headings are understood whatever their case and punctuation", () => {
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

test("the names of the export are understood, and others left out", () => {
  const headings = ["id", "address_zip", "practice_name", "latitude", "telehealth_only"];
  expect(guessColumns(headings)).toEqual({ practice_name: 2, address_zip: 1, telehealth_only: 4 });
});

test("the better name wins, and no column is used twice", () => {
  expect(guessColumns(["name", "practice name"])).toEqual({ practice_name: 1 });
  expect(guessColumns([])).toEqual({});
});

test("what may mean something else fills nothing, and is named", () => {
  const headings = ["Name", "Notes", "Description", "Price", "Address", "Telehealth", "Provider"];
  const mapping = guessColumns([...headings, ""]);
  expect(mapping).toEqual({ practice_name: 0 });
  expect(unusedHeadings([...headings, ""], mapping)).toEqual([...headings.slice(1), "Column 8"]);
});

test("a listing to update is found by its NPI, or by name and ZIP code", () => {
  expect(missingColumns({}, "update")).toEqual(["practice_name", "address_zip"]);
  expect(missingColumns({ npi: 0 }, "update")).toEqual([]);
  expect(missingColumns({ practice_name: 0, address_zip: 1 }, "update")).toEqual([]);
  expect(missingColumns({ npi: 0 }, "both")).toHaveLength(4);
});

test("the template has every column, and its row goes in as it is", () => {
  const mapping = guessColumns(importTemplate.headings);
  expect(Object.keys(mapping)).toEqual([...importColumns]);
  const { entries, decided } = planImport(importTemplate, mapping, "add");
  expect(decided).toEqual([]);
  expect(entries[0]?.warnings).toEqual([]);
  expect(entries[0]?.listing).toMatchObject({
    website: "https://example.com",
    languages: ["English", "Spanish"],
    visit_fee: 0,
    telehealth_only: false,
    tiers: [{ min_age: 0 }, { min_age: 18 }, { min_age: 65, max_age: null, monthly_price: 120 }],
  });
});
