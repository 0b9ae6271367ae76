import type { ListingState, People } from "@/lib/listings/listing-status";
import type { OwnListingState } from "@/lib/practice/own-listing";

type Whole = ListingState & OwnListingState & People;

/** The status and ownership of a listing: public and unowned by default. */
export const listingState = (changes: Partial<Whole> = {}): Whole => ({
  status: "published",
  ownership: "none",
  status_reason: null,
  rejection_count: 0,
  merged_into: null,
  closes_on: null,
  submitted_by: null,
  user_id: null,
  ...changes,
});

/** The fields of a listing with an approved owner. */
export const ownedBy = (userId: string) => ({ ownership: "owned", user_id: userId }) as const;

/** The fields of a listing that its own doctor set up and that is not public yet. */
export const setUpBy = (userId: string) =>
  ({ ownership: "claimed", user_id: userId, submitted_by: userId }) as const;

/** The fields of a public listing with an open claim. */
export const withOpenClaim = { ownership: "claimed" } as const;
