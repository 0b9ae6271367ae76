import { isAllowed } from "@/lib/admin/listing-actions";
import {
  isOwnListing,
  isPublic,
  type ListingState,
  ownershipBadges,
  type People,
  type StatusBadge,
} from "@/lib/listings/listing-status";
import { reviewTime } from "@/lib/listings/review-time";
import { t } from "@/lib/messages";

/** The state of a listing, with details for its owner and submitter only. */
export interface OwnListingState extends ListingState {
  /** Why it was rejected or taken down; null if its owner or submitter withdrew it. */
  status_reason: string | null;
  /** How often it was rejected. */
  rejection_count: number;
  merged_into: string | null;
  /** The day for which its owner announced the closing. */
  closes_on: string | null;
}

interface OwnListingStatus extends StatusBadge {
  /** What the status means for the owner or submitter. */
  sentence: string;
}

const refusedForGood = t`This listing was rejected three times. Only an admin can reopen it.`;

/** The status of a listing for its owner or submitter. */
export function ownListingStatus(listing: OwnListingState): OwnListingStatus {
  switch (listing.status) {
    case "draft":
      return {
        label: t`Draft`,
        tone: "neutral",
        sentence: t`Only you can see this draft. Submit it for review when it's ready.`,
      };
    case "published":
      return {
        label: t`Published`,
        tone: "positive",
        sentence: t`Patients can find this listing in the directory.`,
      };
    case "pending":
      return {
        label: t`Pending review`,
        tone: "attention",
        sentence: t`We received it, and an admin reviews it before it's published. ${reviewTime} Until then, only you and others with access to it can see it.`,
      };
    case "rejected":
      return {
        label: t`Rejected`,
        tone: "danger",
        sentence: canResubmit(listing)
          ? t`If you can fix what the admin pointed out, resubmit it.`
          : refusedForGood,
      };
    case "withdrawn":
      return withdrawnState(listing);
  }
}

function withdrawnState({ merged_into, status_reason }: OwnListingState): OwnListingStatus {
  if (merged_into !== null) {
    return {
      label: t`Merged`,
      tone: "neutral",
      sentence: t`It was merged into another listing for the same practice.`,
    };
  }
  if (status_reason !== null) {
    return {
      label: t`Taken down`,
      tone: "danger",
      sentence: t`An admin took this listing down.`,
    };
  }
  return {
    label: t`Withdrawn`,
    tone: "neutral",
    sentence: t`This listing isn't in the directory. If you relist it, an admin will review it again.`,
  };
}

/**
 * The role in which a person changes the status of their listing. Somebody else claims a published
 * one with a pending claim.
 */
const actorOf = ({ status, ownership }: ListingState) =>
  ownership === "none" || (ownership === "claimed" && status === "published")
    ? "submitter"
    : "owner";

/** Whether a rejected listing can be resubmitted. */
export const canResubmit = (listing: OwnListingState): boolean =>
  isAllowed(listing, actorOf(listing), "resubmit");

/** Whether a withdrawn listing can be relisted by its owner or submitter. */
export const canRelist = (listing: OwnListingState): boolean =>
  isAllowed(listing, actorOf(listing), "relist");

interface Reachable {
  phone: string | null;
  website: string | null;
}

/** What a draft is missing before it can be submitted for review. The database requires the same. */
export const missingForReview = ({ phone, website }: Reachable): string[] =>
  phone || website ? [] : ["a phone number or a website"];

/** Whether the owner or submitter can withdraw the listing. */
export const canWithdraw = (listing: OwnListingState): boolean =>
  isAllowed(listing, actorOf(listing), "withdraw");

/** Whether a person can mark the practice as closed. */
export const canClose = (
  listing: OwnListingState & Pick<People, "user_id">,
  userId: string,
): boolean => listing.user_id === userId && isAllowed(listing, "owner", "close");

/** Whether a person can edit the listing: its owner always, its submitter until it is published. */
export const canEdit = (
  listing: OwnListingState & Pick<People, "user_id" | "submitted_by">,
  userId: string | null,
): boolean =>
  isOwnListing(listing, userId) &&
  listing.merged_into === null &&
  (listing.user_id === userId || ["draft", "pending", "rejected"].includes(listing.status));

/** The badges of a listing for its owner or submitter: its status and, once published, its ownership. */
export function listingBadges(listing: OwnListingState): StatusBadge[] {
  const { label, tone } = ownListingStatus(listing);
  const states: StatusBadge[] = [{ label, tone }];
  if (isPublic(listing) && listing.ownership !== "none") {
    states.push(ownershipBadges[listing.ownership]);
  }
  return states;
}

/** The role in which a person edits a listing. */
export type Editor = "owner" | "manager" | "submitter";

/** The role in which a person edits a listing that they may edit. A new listing is their own. */
export function editorOf(listing: Pick<People, "user_id"> | undefined, userId: string): Editor {
  if (!listing || listing.user_id === userId) return "owner";
  return listing.user_id === null ? "submitter" : "manager";
}
