import {
  isOwnListing,
  isPublic,
  ownershipBadges,
  type People,
  type Standing,
  type StateInWords,
} from "@/lib/listings/listing-state";
import { maxRejections } from "@/lib/supabase/shared-limits";

/** Where a listing stands, with what only its own people are told. */
export interface OwnStanding extends Standing {
  /** Why it was refused or taken down; null when its people withdrew it. */
  status_reason: string | null;
  /** How often it was refused. */
  rejection_count: number;
  merged_into: string | null;
}

interface OwnState extends StateInWords {
  /** What that means for the listing's people. */
  sentence: string;
}

const refusedForGood =
  "This listing was rejected three times. Only an admin can reopen it. Please contact us.";

/** Where a listing stands, as its own people see it. */
export function ownState(listing: OwnStanding): OwnState {
  switch (listing.status) {
    case "draft":
      return {
        label: "Draft",
        tone: "neutral",
        sentence: "Only you can see this draft. Submit it for review when it’s ready.",
      };
    case "published":
      return {
        label: "Published",
        tone: "positive",
        sentence: "Patients can find this listing in the directory.",
      };
    case "pending":
      return {
        label: "Pending review",
        tone: "attention",
        sentence:
          "An admin reviews the listing before it’s published. Until then, only you and others with access to it can see it.",
      };
    case "rejected":
      return {
        label: "Rejected",
        tone: "danger",
        sentence: canSendAgain(listing)
          ? "Fix what the admin pointed out, then resubmit it."
          : refusedForGood,
      };
    case "withdrawn":
      return withdrawnState(listing);
  }
}

function withdrawnState({ merged_into, status_reason }: OwnStanding): OwnState {
  if (merged_into !== null) {
    return {
      label: "Merged",
      tone: "neutral",
      sentence: "It was merged into another listing for the same practice.",
    };
  }
  if (status_reason !== null) {
    return {
      label: "Taken down",
      tone: "danger",
      sentence: "An admin took this listing down. If you disagree, please contact us.",
    };
  }
  return {
    label: "Withdrawn",
    tone: "neutral",
    sentence:
      "This listing isn’t in the directory. If you relist it, an admin will review it again.",
  };
}

/** Whether a refused listing can be sent to the administrators once more. */
export const canSendAgain = ({ status, rejection_count }: OwnStanding): boolean =>
  status === "rejected" && rejection_count < maxRejections;

/** Whether its people can bring back what they withdrew. */
export const canPutUpAgain = ({ status, status_reason, merged_into }: OwnStanding): boolean =>
  status === "withdrawn" && status_reason === null && merged_into === null;

interface Reachable {
  phone: string | null;
  website: string | null;
}

/** What a draft must still say before it can be submitted for review, as the database requires it. */
export const missingForReview = ({ phone, website }: Reachable): string[] =>
  phone || website ? [] : ["a phone number or a website"];

/** Whether its people can take the listing out of the directory, or out of the queue. */
export const canWithdraw = ({ status, ownership }: Standing): boolean =>
  status === "pending" ||
  status === "rejected" ||
  (status === "published" && ownership === "owned");

/** Whether a person can say that the practice has ended. */
export const canClose = (listing: Standing & Pick<People, "user_id">, userId: string): boolean =>
  listing.status === "published" && listing.ownership === "owned" && listing.user_id === userId;

/** Whether only administrators can move the listing on, so that writing to them is the way forward. */
export const needsAdministrator = (listing: OwnStanding): boolean =>
  (listing.status === "rejected" && !canSendAgain(listing)) ||
  (listing.status === "withdrawn" && listing.merged_into === null && !canPutUpAgain(listing));

/** Whether a person can edit the listing: its owner always, who added it until it is public. */
export const canEdit = (
  listing: OwnStanding & Pick<People, "user_id" | "submitted_by">,
  userId: string | null,
): boolean =>
  isOwnListing(listing, userId) &&
  listing.merged_into === null &&
  (listing.user_id === userId || ["draft", "pending", "rejected"].includes(listing.status));

/** Where a listing stands as its own people see it: its status, then who has it in hand once it is public. */
export function listingStates(listing: OwnStanding): StateInWords[] {
  const { label, tone } = ownState(listing);
  const states: StateInWords[] = [{ label, tone }];
  if (isPublic(listing) && listing.ownership !== "none") {
    states.push(ownershipBadges[listing.ownership]);
  }
  return states;
}

/** As whom somebody edits a listing that is open to them. */
export type Editor = "owner" | "manager" | "submitter";

/** As whom a person edits a listing that the database lets them edit; one that is not saved yet is their own. */
export function editorOf(listing: Pick<People, "user_id"> | undefined, userId: string): Editor {
  if (!listing || listing.user_id === userId) return "owner";
  return listing.user_id === null ? "submitter" : "manager";
}
