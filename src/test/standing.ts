import type { ListingState, People } from "@/lib/listings/listing-status";
import type { OwnListingState } from "@/lib/listings/own-listing";

type Whole = ListingState & OwnListingState & People;

/** Where a listing stands and whose it is: public and nobody's, but for what is named otherwise. */
export const standing = (changes: Partial<Whole> = {}): Whole => ({
  status: "published",
  ownership: "none",
  status_reason: null,
  rejection_count: 0,
  merged_into: null,
  submitted_by: null,
  user_id: null,
  claimed_by: null,
  ...changes,
});

/** What makes a listing somebody's own, approved. */
export const ownedBy = (userId: string) =>
  ({ ownership: "owned", user_id: userId, claimed_by: userId }) as const;

/** What makes a listing somebody's to keep while it is not public yet: set up by its own doctor. */
export const setUpBy = (userId: string) =>
  ({ ownership: "claimed", user_id: userId, submitted_by: userId }) as const;

/** What makes a public listing one that somebody claims. */
export const claimedBy = (userId: string) =>
  ({ ownership: "claimed", claimed_by: userId }) as const;
