import { expect, test } from "vitest";
import { guessColumns } from "@/lib/import-columns";

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
