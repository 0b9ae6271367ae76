import type { Enums } from "@/lib/supabase/database.types";

type Kind = Enums<"notification_kind">;
type Place = "listing" | "dashboard" | "desk";
/** A sentence around a practice's name, and where one sees what it is about. */
export type Sentence = readonly [before: string, after: string, place: Place];

/** What became of dealings with a practice, around the practice's name. */
export const outcomes: Record<
  Exclude<
    Kind,
    | "like"
    | "comment"
    | "story"
    | "moderation"
    | "appeal"
    | "report"
    | "account"
    | "alert"
    | "contact"
  >,
  Record<string, Sentence>
> = {
  claim: {
    approved: ["Your claim on ", " was approved", "listing"],
    rejected: ["Your claim on ", " was rejected", "listing"],
    lapsing: ["Your claim on ", " will lapse within a week: it has no evidence yet", "listing"],
    lapsed: ["Your claim on ", " lapsed: there was no evidence for 30 days", "listing"],
    revoked: ["The listing of ", " is no longer yours", "dashboard"],
    assigned: ["An admin made you the owner of ", "", "dashboard"],
    reassigned: ["An admin made somebody else the owner of ", "", "listing"],
    disowned: ["A work address disowns a claim on ", "", "desk"],
  },
  listing: {
    verified: ["Your listing ", " was verified and is public now", "listing"],
    rejected: ["Your listing ", " was refused", "listing"],
    opened: ["Your listing ", " was opened again and waits for a check", "listing"],
    "taken down": ["The listing ", " was taken down", "dashboard"],
    "put back": ["The listing ", " is public again", "listing"],
    closed: ["You saved ", ", which has closed", "listing"],
    merged: ["The listing ", " was merged into another one of the same practice", "listing"],
    // For administrators.
    "npi inactive": ["An NPI named at ", " is no longer active in the registry", "desk"],
  },
  change: {
    accepted: ["Your change of ", " was checked and is public now", "listing"],
    declined: ["Your change of ", " was declined", "dashboard"],
  },
  correction: {
    suggested: ["Somebody suggests a correction to ", "", "dashboard"],
    accepted: ["Your correction to ", " was accepted", "listing"],
    declined: ["Your correction to ", " was declined", "dashboard"],
  },
  request: {
    received: ["There is a new request to ", "", "dashboard"],
    withdrawn: ["A request to ", " was withdrawn", "dashboard"],
    seen: ["Your request to ", " was seen", "dashboard"],
    answered: ["Your request to ", " was answered", "dashboard"],
    declined: ["Your request to ", " was declined", "dashboard"],
    waiting: ["Your request to ", " is on the practice's waiting list", "dashboard"],
    next: ["You are first on the waiting list of ", "", "dashboard"],
    offered: ["A place is free at ", ": get in touch with the practice to take it", "listing"],
    ended: ["Your request to ", " has ended: the practice no longer answers here", "dashboard"],
  },
  staff: {
    invited: ["You are invited to work for ", " here", "dashboard"],
    offered: ["You are asked to become the owner of ", "", "dashboard"],
    accepted: ["An invitation to work for ", " was accepted", "dashboard"],
    declined: ["An invitation to ", " was declined", "dashboard"],
    "handed over": ["The ownership of ", " was handed over", "dashboard"],
    manager: ["You are a manager of ", " now", "dashboard"],
    front_desk: ["You work at the front desk of ", " now", "dashboard"],
    removed: ["You no longer work for ", " here", "dashboard"],
    left: ["Somebody no longer works for ", "", "dashboard"],
  },
};
