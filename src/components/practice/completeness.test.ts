import { expect, test } from "vitest";
import { emptyOwnListing, type OwnListingValues } from "@/components/editor/own-listing-schema";
import { emptyTier } from "@/components/editor/tier-schema";
import { listingCompleteness } from "@/components/practice/completeness";

const child = { ...emptyTier, label: "Children", min_age: "0", max_age: "17", monthly_price: "30" };
const { offices: closed } = emptyOwnListing;
const open = { ...closed, main: { ...closed.main, hours: "Mon 9-5" } };

/** What a listing is missing, in words. */
const missingIn = (listing: OwnListingValues) =>
  listingCompleteness(listing, () => true).missing.map(({ words }) => words);

const full: OwnListingValues = {
  ...emptyOwnListing,
  practice_name: "Oak Family Medicine",
  credentials: "MD",
  specialty: "Family Medicine",
  bio: "We take our time.",
  photo_url: "http://api.test/storage/v1/object/public/practice-photos/a/1.jpg",
  address_street: "12 Oak St",
  address_city: "Austin",
  address_state: "TX",
  address_zip: "78704",
  monthly_price: "80",
  accepting_new_patients: "true",
  patient_ages: "0+",
  phone: "(512) 555-0142",
  website: "oak.example.com",
  languages: "English",
  services: { "office visits": { coverage: "included", price: "", note: "" } },
  offices: open,
};

test("an empty listing answers no questions, and blank text doesn't count as an answer", () => {
  const empty = { ...emptyOwnListing, bio: "  " };
  expect(listingCompleteness(empty, () => true).done).toBe(0);
  expect(missingIn(empty)).toEqual([
    "a price",
    "whether you accept new patients",
    "a practice phone",
    "opening hours",
    "a description of the practice",
    "what the fee covers",
    "the street address",
    "the specialty",
    "clinicians or your credentials",
    "the ages you accept",
    "languages",
    "a website",
    "a photo",
  ]);
});

test("an editor isn't asked for what they can't edit", () => {
  const { total, missing } = listingCompleteness(
    { ...full, photo_url: "" },
    (field) => field !== "photo_url",
  );
  expect([total, missing]).toEqual([12, []]);
});

test("a full listing has nothing missing", () => {
  expect(listingCompleteness(full, () => true)).toEqual({ done: 13, total: 13, missing: [] });
});

test.each([
  ["a phone that cannot be dialed", { phone: "000" }, ["a practice phone"]],
  ["a website with a mistake", { website: "not a site" }, ["a website"]],
  ["a price that is no number", { monthly_price: "eighty" }, ["a price"]],
  ["no services", { services: {} }, ["what the fee covers"]],
  ["no ages", { patient_ages: "" }, ["the ages you accept"]],
] satisfies [string, Partial<OwnListingValues>, string[]][])(
  "%s counts as missing",
  (_, changes, missing) => {
    expect(missingIn({ ...full, ...changes })).toEqual(missing);
  },
);

test("a listing without hours is not complete", () => {
  expect(missingIn({ ...full, offices: closed })).toEqual(["opening hours"]);
  const appointments = { ...closed, main: { ...closed.main, by_appointment: true } };
  expect(missingIn({ ...full, offices: appointments })).toEqual([]);
});

test("a practice that sees patients by video only needs no street and no hours", () => {
  const remote = { ...full, telehealth_only: true, address_street: "", offices: closed };
  expect(missingIn(remote)).toEqual([]);
});

test.each([
  { monthly_price: "", tiers: [child] },
  { monthly_price: "", yearly_price: "900" },
  { monthly_price: "", membership_levels: [{ name: "Basic", monthly_price: "79" }] },
])("a price by age, by year, or by level is a price: %j", (changes) => {
  expect(missingIn({ ...full, ...changes })).toEqual([]);
});
