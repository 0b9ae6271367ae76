import { expect, test } from "vitest";
import { guessColumns } from "@/lib/import-columns";
import { toImportRow } from "@/lib/import-row";

const headings = ["name", "city", "state", "zip", "monthly", "accepting", "phone"];
const read = (...cells: string[]) => toImportRow(cells, guessColumns(headings), headings.length);
const ordinary = ["Oak Care", "Austin", "TX", "78704"];

test("a full row becomes a listing", () => {
  expect(read(...ordinary, "$1,075.50", "Yes", "'+1 512 555 0100")).toMatchObject({
    listing: {
      practice_name: "Oak Care",
      monthly_price: 1075.5,
      accepting_new_patients: true,
      phone: "+1 512 555 0100",
      npi: null,
    },
  });
});

test("cells missing at the end are empty", () => {
  expect(read(...ordinary)).toMatchObject({ listing: { monthly_price: null, phone: null } });
});

test("lost zeros of a ZIP come back", () => {
  expect(read("Oak Care", "Boston", "MA", "2134")).toMatchObject({
    listing: { address_zip: "02134" },
  });
});

test.each([
  [["", "Austin", "TX", "78704"], "Practice name is missing"],
  [["Oak Care", " ", "TX", "78704"], "City is missing"],
  [[...ordinary, "75.505"], /Monthly price should be dollars .* not “75.505”/],
  [[...ordinary, "75,50"], /Monthly price should be/],
  [[...ordinary, "-1"], /Monthly price should be/],
  [[...ordinary, "1e9"], /Monthly price should be/],
  [[...ordinary, "75", "perhaps"], /Accepting new patients should be yes or no/],
  [[...ordinary, "", "", "", "stray"], "This row has 8 cells, the first row has 7"],
])("%j is refused with the reason", (cells, reason) => {
  const row = read(...cells);
  expect("reason" in row && row.reason).toMatch(reason);
});

test("empty cells too many do no harm", () => {
  expect(read(...ordinary, "", "", "", "", "")).toHaveProperty("listing");
});
