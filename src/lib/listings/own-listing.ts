import {
  isOwnListing,
  isPublic,
  ownershipBadges,
  type People,
  type Standing,
  type StateInWords,
} from "@/lib/listings/listing-state";

/** Where a listing stands, with what only its own people are told. */
export interface OwnStanding extends Standing {
  /** Why it was refused or taken down; null when its people withdrew it. */
  state_reason: string | null;
  /** How often it was refused. */
  refusals: number;
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
  switch (listing.state) {
    case "draft":
      return {
        label: "Draft",
        tone: "neutral",
        sentence: "Only you can see this draft. Submit it for review when it’s ready.",
      };
    case "public":
      return {
        label: "Public",
        tone: "positive",
        sentence: "Patients find this listing in the directory.",
      };
    case "waiting":
      return {
        label: "Waiting for verification",
        tone: "attention",
        sentence:
          "An administrator checks the listing before it appears in the directory. Until then, of all members, only its own people see it.",
      };
    case "refused":
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

function withdrawnState({ merged_into, state_reason }: OwnStanding): OwnState {
  if (merged_into !== null) {
    return {
      label: "Merged",
      tone: "neutral",
      sentence: "Another listing of the same practice took its place.",
    };
  }
  if (state_reason !== null) {
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

const mostRefusals = 3;

/** Whether a refused listing can be sent to the administrators once more. */
export const canSendAgain = ({ state, refusals }: OwnStanding): boolean =>
  state === "refused" && refusals < mostRefusals;

/** Whether its people can bring back what they withdrew. */
export const canPutUpAgain = ({ state, state_reason, merged_into }: OwnStanding): boolean =>
  state === "withdrawn" && state_reason === null && merged_into === null;

interface Reachable {
  phone: string | null;
  website: string | null;
}

/** What a draft must still say before it can be submitted for review, as the database requires it. */
export const missingForReview = ({ phone, website }: Reachable): string[] =>
  phone || website ? [] : ["a phone number or a website"];

/** Whether its people can take the listing out of the directory, or out of the queue. */
export const canWithdraw = ({ state, ownership }: Standing): boolean =>
  state === "waiting" || state === "refused" || (state === "public" && ownership === "owned");

/** Whether a person can say that the practice has ended. */
export const canClose = (listing: Standing & Pick<People, "user_id">, userId: string): boolean =>
  listing.state === "public" && listing.ownership === "owned" && listing.user_id === userId;

/** Whether only administrators can move the listing on, so that writing to them is the way forward. */
export const needsAdministrator = (listing: OwnStanding): boolean =>
  (listing.state === "refused" && !canSendAgain(listing)) ||
  (listing.state === "withdrawn" && listing.merged_into === null && !canPutUpAgain(listing));

/** Whether a person can edit the listing: its owner always, who added it until it is public. */
export const canEdit = (
  listing: OwnStanding & Pick<People, "user_id" | "submitted_by">,
  userId: string | null,
): boolean =>
  isOwnListing(listing, userId) &&
  listing.merged_into === null &&
  (listing.user_id === userId || ["draft", "waiting", "refused"].includes(listing.state));

/** Where a listing stands as its own people see it: its state, then who has it in hand once it is public. */
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
