import type { Enums } from "@/lib/supabase/database.types";

type Status = Enums<"listing_status">;
type Ownership = Enums<"listing_ownership">;

/** Labels of a listing's status on the admin pages. */
export const listingStatusLabels: Record<Status, string> = {
  draft: "Draft",
  pending: "Pending review",
  published: "Published",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
};

/** Labels of a listing's ownership on the admin pages. */
export const ownershipLabels: Record<Ownership, string> = {
  none: "No owner",
  claimed: "Claimed",
  owned: "Owned",
};

interface Listing {
  status: Status;
  status_reason: string | null;
  merged_into: string | null;
}

/** Describes a listing's status in one sentence. */
export function describeStatus({ status, status_reason, merged_into }: Listing): string {
  if (status === "draft") return "Only the author can see this draft.";
  if (status === "published") return "This listing is in the directory.";
  if (status === "pending") return "This listing is waiting for an admin to approve or reject it.";
  if (status === "rejected")
    return "An admin rejected this listing. Its owner or submitter can resubmit it.";
  if (merged_into) return "This listing was merged into another one, and its page redirects there.";
  return status_reason
    ? "An admin took this listing down."
    : "The owner or submitter withdrew this listing.";
}

/** The two columns that determine a listing's state. */
export interface ListingState {
  status: Enums<"listing_status">;
  ownership: Enums<"listing_ownership">;
}

export interface People {
  user_id: string | null;
  submitted_by: string | null;
  claimed_by: string | null;
}

/** A person's relation to a listing; the strongest one counts. */
export type ListingRelation = "owner" | "claimant" | "submitter";

/** A person's relation to one of their listings. */
export function relationTo(listing: People, userId: string): ListingRelation {
  if (listing.user_id === userId) return "owner";
  return listing.claimed_by === userId ? "claimant" : "submitter";
}

/** Whether a person may manage a listing: they own it, set it up, or submitted one that has no owner. */
export const isOwnListing = (
  listing: Pick<People, "user_id" | "submitted_by">,
  userId: string | null,
): boolean =>
  userId !== null &&
  (listing.user_id === userId || (listing.user_id === null && listing.submitted_by === userId));

/** Whether a listing is published. */
export const isPublic = ({ status }: Pick<ListingState, "status">): boolean =>
  status === "published";

/** Whether the practice can receive requests here. */
export const canReceiveRequests = ({ status, ownership }: ListingState): boolean =>
  status === "published" && ownership === "owned";

/** Whether a listing can be claimed: it has no owner and no pending claim. */
export const isClaimable = ({ status, ownership }: ListingState): boolean =>
  status === "published" && ownership === "none";

/** Whether a published listing is owned or has a pending claim; others can only start a competing claim. */
export const isOwnedOrClaimed = ({ status, ownership }: ListingState): boolean =>
  status === "published" && ownership !== "none";

export interface StatusBadge {
  label: string;
  tone: "neutral" | "positive" | "attention" | "danger";
}

/** The badge for the ownership of a published listing. */
export const ownershipBadges: Record<Enums<"listing_ownership">, StatusBadge> = {
  owned: { label: "Verified", tone: "positive" },
  claimed: { label: "Claim Pending", tone: "attention" },
  none: { label: "Unclaimed", tone: "neutral" },
};
