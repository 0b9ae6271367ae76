interface Listing {
  verified: boolean;
  claim_status: "unclaimed" | "pending" | "approved";
  submitted_by: string | null;
  user_id: string | null;
  claimed_by: string | null;
}

/** What a person has to do with a listing; the strongest tie counts. */
export type Tie = "owner" | "claimant" | "submitter";

/** How a person is tied to a listing of theirs. */
export function tieTo(listing: Listing, userId: string): Tie {
  if (listing.user_id === userId) return "owner";
  return listing.claimed_by === userId ? "claimant" : "submitter";
}

/** Whether somebody may claim a listing: nobody owns it, and nobody is about to. */
export const isClaimable = (listing: Pick<Listing, "claim_status" | "user_id">): boolean =>
  listing.claim_status === "unclaimed" && listing.user_id === null;

export interface ListingState {
  label: string;
  tone: "neutral" | "positive" | "attention";
}

/** Where a listing stands, as its own people see it: whether it is public, then how its claim goes. */
export function listingStates(listing: Listing): ListingState[] {
  const states: ListingState[] = [
    listing.verified
      ? { label: "Public", tone: "positive" }
      : { label: "Waiting for verification", tone: "attention" },
  ];
  if (listing.claim_status === "pending")
    states.push({ label: "Claim pending", tone: "attention" });
  if (listing.claim_status === "approved") {
    states.push({ label: "Claim approved", tone: "positive" });
  }
  return states;
}
