import type { OwnListingValues } from "@/components/listing-form/own-listing-schema";
import { fieldColumns } from "@/lib/listings/field-columns";
import { fieldFacts } from "@/lib/listings/fields";

export interface Completeness {
  done: number;
  total: number;
  /** What is still to say, most useful to patients first. */
  missing: string[];
}

/** How much of what patients ask for a listing answers; texts are as typed. */
export function listingCompleteness(listing: OwnListingValues): Completeness {
  const parts = fieldColumns
    .flatMap((field) => {
      const { missed } = fieldFacts(field);
      // A price by age or by level is a price, and people are named with their credentials.
      const isDone =
        String(listing[field]).trim() !== "" ||
        (field === "monthly_price" &&
          (listing.tiers.length > 0 || listing.membership_levels.trim() !== "")) ||
        (field === "credentials" && listing.clinicians.length > 0);
      return missed ? [{ rank: missed[0], words: missed[1], isDone }] : [];
    })
    .sort((one, other) => one.rank - other.rank);
  const missing = parts.filter(({ isDone }) => !isDone).map(({ words }) => words);
  return { done: parts.length - missing.length, total: parts.length, missing };
}
