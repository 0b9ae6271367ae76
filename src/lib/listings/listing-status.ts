import { t } from "@/lib/messages";
import type { Enums } from "@/lib/supabase/database.types";

/** The two columns that determine a listing's state. */
export interface ListingState {
  status: Enums<"listing_status">;
  ownership: Enums<"listing_ownership">;
}

export interface People {
  user_id: string | null;
  submitted_by: string | null;
}

/** A person's relation to a listing; the strongest one counts. */
export type ListingRelation = "owner" | "submitter";

/** A person's relation to one of their listings. */
export const relationTo = (listing: Pick<People, "user_id">, userId: string): ListingRelation =>
  listing.user_id === userId ? "owner" : "submitter";

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

/**
 * Whether a practice's people can get requests here. For visitors, `accepts_requests` of the
 * listing says whether they can send one.
 */
export const canReceiveRequests = ({ status, ownership }: ListingState): boolean =>
  status === "published" && ownership === "owned";

/** Whether a listing can be claimed: it has no owner and no pending claim. */
export const isClaimable = ({ status, ownership }: ListingState): boolean =>
  status === "published" && ownership === "none";

/** Whether a published listing is owned or has a pending claim; others can only start a competing claim. */
export const isOwnedOrClaimed = ({ status, ownership }: ListingState): boolean =>
  status === "published" && ownership !== "none";

/** Whether a practice isn't accepting new patients. Null means it may have room. */
export const isFull = (listing: { accepting_new_patients: boolean | null }): boolean =>
  listing.accepting_new_patients === false;

export interface StatusBadge {
  label: string;
  tone: "neutral" | "positive" | "attention" | "danger";
}

/** The badge for the ownership of a published listing. */
export const ownershipBadges: Record<Enums<"listing_ownership">, StatusBadge> = {
  owned: { label: t`Verified`, tone: "positive" },
  claimed: { label: t`Claim Pending`, tone: "attention" },
  none: { label: t`Unclaimed`, tone: "neutral" },
};

/** Whether a practice offers new patients a free meet-and-greet. */
export const offersMeeting = (listing: {
  free_meeting: boolean | null;
  accepting_new_patients: boolean | null;
  closes_on: string | null;
}): boolean => listing.free_meeting === true && listing.closes_on === null && !isFull(listing);
