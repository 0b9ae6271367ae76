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
  "This listing was refused three times. Only an administrator can open it again: please write to us.";

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
        label: "Public",
        tone: "positive",
        sentence: "Patients find this listing in the directory.",
      };
    case "pending":
      return {
        label: "Waiting for verification",
        tone: "attention",
        sentence:
          "An administrator checks the listing before it appears in the directory. Until then, of all members, only its own people see it.",
      };
    case "rejected":
      return {
        label: "Refused",
        tone: "danger",
        sentence: canSendAgain(listing)
          ? "Mend what the administrator names, and send it again."
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
      sentence: "Another listing of the same practice took its place.",
    };
  }
  if (status_reason !== null) {
    return {
      label: "Taken down",
      tone: "danger",
      sentence: "An administrator took this listing down. If you disagree, please write to us.",
    };
  }
  return {
    label: "Withdrawn",
    tone: "neutral",
    sentence: "This listing is not in the directory. Put up again, it is checked once more.",
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
