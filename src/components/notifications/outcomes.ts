import type { Enums } from "@/lib/supabase/database.types";

type Kind = Enums<"notification_kind">;
type Place = "listing" | "dashboard" | "desk";
/** A sentence around a practice's name, and the page it links to. */
export type Sentence = readonly [before: string, after: string, place: Place];

/** The sentences by kind and detail of a notification about a practice. */
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
    lapsing: ["Your claim on ", " will expire within a week unless you add evidence", "listing"],
    lapsed: ["Your claim on ", " expired because no evidence was added within 30 days", "listing"],
    revoked: ["You no longer own the listing ", "", "dashboard"],
    assigned: ["An admin made you the owner of ", "", "dashboard"],
    reassigned: ["An admin made someone else the owner of ", "", "listing"],
    disputed: ["Someone disputed a claim from their work email on ", "", "desk"],
  },
  listing: {
    verified: ["Your listing ", " was approved and published", "listing"],
    rejected: ["Your listing ", " was rejected", "listing"],
    opened: ["Your listing ", " was reopened and is pending review", "listing"],
    "taken down": ["The listing ", " was unpublished", "dashboard"],
    "put back": ["The listing ", " was published again", "listing"],
    closed: ["You saved ", ", which has closed", "listing"],
    merged: ["The listing ", " was merged into another listing for the same practice", "listing"],
    // For administrators.
    "npi inactive": ["An NPI on ", " is no longer active in the NPI registry", "desk"],
  },
  change: {
    accepted: ["Your change to ", " was approved and published", "listing"],
    declined: ["Your change to ", " was rejected", "dashboard"],
  },
  correction: {
    suggested: ["Someone suggested a correction to ", "", "dashboard"],
    accepted: ["Your correction to ", " was approved", "listing"],
    declined: ["Your correction to ", " was rejected", "dashboard"],
  },
  request: {
    received: ["New request for ", "", "dashboard"],
    withdrawn: ["A request to ", " was withdrawn", "dashboard"],
    seen: ["Your request to ", " was seen", "dashboard"],
    answered: ["Your request to ", " was answered", "dashboard"],
    declined: ["Your request to ", " was declined", "dashboard"],
    waiting: ["Your request to ", " is on the practice's waitlist", "dashboard"],
    next: ["You're first on the waitlist at ", "", "dashboard"],
    offered: ["A spot is open at ", ". Contact the practice to take it", "listing"],
    ended: [
      "Your request to ",
      " was closed because the practice no longer takes requests here",
      "dashboard",
    ],
  },
  staff: {
    invited: ["You're invited to help manage ", "", "dashboard"],
    offered: ["You're invited to become the owner of ", "", "dashboard"],
    accepted: ["An invitation to help manage ", " was accepted", "dashboard"],
    declined: ["An invitation to help manage ", " was declined", "dashboard"],
    "handed over": ["Ownership of ", " was transferred", "dashboard"],
    manager: ["You're now a manager of ", "", "dashboard"],
    front_desk: ["You now have front desk access to ", "", "dashboard"],
    removed: ["You no longer have access to ", "", "dashboard"],
    left: ["Someone left the team of ", "", "dashboard"],
  },
};
