import { expect, test } from "vitest";
import {
  emptyOwnListing,
  type OwnListingValues,
} from "@/components/listing-form/own-listing-schema";
import { emptyTier } from "@/components/listing-form/tier-schema";
import { listingCompleteness } from "@/components/own-listing/completeness";

const withTier: OwnListingValues = { ...emptyOwnListing, tiers: [emptyTier] };

test("an empty listing answers nothing, and spaces are no answer", () => {
  expect(listingCompleteness({ ...emptyOwnListing, bio: "  " })).toMatchObject({
    done: 0,
    total: 11,
  });
  expect(listingCompleteness(emptyOwnListing).missing).toEqual([
    ...["a price", "whether you accept new patients", "a phone number", "a description"],
    ...["the street address", "the specialty", "credentials", "languages", "a website"],
    ...["a photo", "the NPI"],
  ]);
});

test("a price by age is a price, and a closed panel an answer", () => {
  const { done, missing } = listingCompleteness({ ...withTier, accepting_new_patients: "false" });
  expect(done).toBe(2);
  expect(missing[0]).toBe("a phone number");
});

test("so is one by level", () => {
  const levels = { ...emptyOwnListing, membership_levels: "Basic: 79; Plus: 120" };
  expect(listingCompleteness(levels).done).toBe(1);
});

test("a full listing misses nothing", () => {
  const full = Object.fromEntries(Object.keys(emptyOwnListing).map((name) => [name, "x"]));
  const listing: OwnListingValues = { ...emptyOwnListing, ...full, tiers: [], services: {} };
  expect(listingCompleteness(listing)).toEqual({ done: 11, total: 11, missing: [] });
});
