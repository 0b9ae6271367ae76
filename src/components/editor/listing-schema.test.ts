import { expect, it } from "vitest";
import { emptyListing, listingSchema, toListingValues } from "@/components/editor/listing-schema";
import {
  ownListingSchema,
  toChanges,
  toOwnListingValues,
} from "@/components/editor/own-listing-schema";

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

it.each([
  ["monthly_price", 79.5, "79.50"],
  ["monthly_price", 79, "79"],
  ["patient_ages", "0+", "All ages"],
  ["patient_ages", "18+", "18+"],
])("reads back %s %j as %j", (field, stored, typed) => {
  const values = toOwnListingValues({ ...listing, [field]: stored });
  expect(values).toHaveProperty(field, typed);
  expect(toChanges(ownListingSchema.parse(values), { [field]: true })).toEqual({ [field]: stored });
});

it("reads back prices by age, levels, and fees of services with cents", () => {
  const values = toOwnListingValues({
    ...listing,
    tiers: [{ label: "Adults", min_age: 18, max_age: null, monthly_price: 79.5 }],
    membership_levels: ["Plus: 99.5"],
    services: [{ service: "imaging", coverage: "extra", price: 12.5, note: null }],
  });
  expect(values).toMatchObject({
    tiers: [{ monthly_price: "79.50" }],
    membership_levels: [{ monthly_price: "99.50" }],
    services: { imaging: { price: "12.50" } },
  });
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
  expect(problems({ bio: '=HYPERLINK("x")', practice_name: "=A1" })).toHaveLength(2);
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
