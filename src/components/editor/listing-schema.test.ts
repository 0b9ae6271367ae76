import { expect, it } from "vitest";
import { emptyListing, listingSchema, toListingValues } from "@/components/editor/listing-schema";

const listing = {
  ...toListingValues(null),
  practice_name: "Oak Family Medicine",
  address_city: "Austin",
  address_state: "TX",
  address_zip: "78704",
};
const problems = (changes: object) =>
  listingSchema.safeParse({ ...listing, ...changes }).error?.issues.map((issue) => issue.message);

it("accepts a listing with only the required fields", () => {
  expect(problems({})).toBeUndefined();
});

it.each([
  ["75", "75"],
  ["$75", "75"],
  ["1,200", "1200"],
  ["79.5", "79.5"],
  ["", ""],
])("reads the price %j", (typed, value) => {
  expect(listingSchema.parse({ ...listing, monthly_price: typed }).monthly_price).toBe(value);
});

it.each(["75.505", "-1", "1e9", "75,50", "a lot", "100001"])("rejects the price %j", (typed) => {
  expect(problems({ monthly_price: typed })).toHaveLength(1);
});

it.each([
  ["1234", false],
  ["02134", true],
  ["12345-6789", true],
  ["12345-", false],
])("judges the ZIP %j", (zip, isFine) => {
  expect(problems({ address_zip: zip }) === undefined).toBe(isFine);
});

it.each([
  ["Texas", "TX"],
  ["tx", "TX"],
])("reads the state %j", (typed, code) => {
  expect(listingSchema.parse({ ...listing, address_state: typed }).address_state).toBe(code);
});

it("rejects an unknown state and a description that is too long", () => {
  expect(problems({ address_state: "ZZ" })).toEqual(["Choose a state"]);
  expect(problems({ bio: "x".repeat(5000) })).toHaveLength(1);
});

it("restores the valid values of a draft", () => {
  expect(toListingValues({ practice_name: "Oak" })).toMatchObject({
    ...emptyListing,
    practice_name: "Oak",
  });
  expect(toListingValues({ practice_name: 1 })).toMatchObject(emptyListing);
  expect(toListingValues(null)).toMatchObject(emptyListing);
});

it("keeps a draft's id and generates a new one for every other listing", () => {
  const { id } = toListingValues(null);
  expect(toListingValues({ id }).id).toBe(id);
  expect(toListingValues(null).id).not.toBe(id);
});
