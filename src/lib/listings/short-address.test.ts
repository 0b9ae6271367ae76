import { expect, test } from "vitest";
import { shortAddressOf } from "@/lib/listings/short-address";

const id = "5f0c4c1e-0000-4000-8000-000000000001";

test.each([
  ["Oak Family Medicine", "Austin", "/d/oak-family-medicine-austin-5f0c4c"],
  ["Café Care, P.A.", "Mayagüez", "/d/cafe-care-p-a-mayaguez-5f0c4c"],
  [
    "The Very Long Name of a Practice in the Country",
    "Bend",
    "/d/the-very-long-name-of-a-bend-5f0c4c",
  ],
  ["診療所", "Reno", "/d/reno-5f0c4c"],
])("the short address of %s in %s is %s", (practice_name, address_city, path) => {
  expect(shortAddressOf({ id, practice_name, address_city })).toBe(path);
});
