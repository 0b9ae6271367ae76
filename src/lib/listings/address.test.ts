import { expect, test } from "vitest";
import { visitedAddress } from "@/lib/listings/address";

const office = {
  address_city: "Alpine",
  address_state: "TX",
  address_zip: "79830",
  telehealth_only: false,
};

test.each([
  ["100 Main St", "100 Main St, Alpine, TX 79830"],
  ["PO Box 12, 100 Main St", "100 Main St, Alpine, TX 79830"],
  ["HC 61 Box 12", null],
  ["RR 3 Box 9", null],
  [null, null],
])("directions to %s lead to %s", (address_street, expected) => {
  expect(visitedAddress({ ...office, address_street })).toBe(expected);
});

test("directions do not lead to a practice without visits", () => {
  const place = { ...office, address_street: "100 Main St", telehealth_only: true };
  expect(visitedAddress(place)).toBeNull();
});
