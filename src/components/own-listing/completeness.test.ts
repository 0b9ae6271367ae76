import { expect, test } from "vitest";
import { emptyPractice, type PracticeValues } from "@/components/listing-form/practice-schema";
import { emptyTier } from "@/components/listing-form/tier-schema";
import { listingCompleteness } from "@/components/own-listing/completeness";

const withTier: PracticeValues = { ...emptyPractice, tiers: [emptyTier] };

test("an empty listing answers nothing, and spaces are no answer", () => {
  expect(listingCompleteness({ ...emptyPractice, bio: "  " })).toMatchObject({
    done: 0,
    total: 11,
  });
  expect(listingCompleteness(emptyPractice).missing).toEqual([
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

test("a full listing misses nothing", () => {
  const full = Object.fromEntries(Object.keys(emptyPractice).map((name) => [name, "x"]));
  const listing: PracticeValues = { ...emptyPractice, ...full, tiers: [] };
  expect(listingCompleteness(listing)).toEqual({ done: 11, total: 11, missing: [] });
});
