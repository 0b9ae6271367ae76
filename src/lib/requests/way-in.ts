import { canReceiveRequests, type ListingState } from "@/lib/listings/listing-state";
import type { RequestKind } from "@/lib/requests/request-state";

type Joinable = ListingState & {
  enrollment_url: string | null;
  booking_url: string | null;
  accepting_new_patients: boolean | null;
};

/**
 * What a practice offers to who wants to join it or to book a visit: a page of its own, a request through the site, or,
 * while nobody from the practice is here, the ways to reach it.
 */
export type JoinMethod = { kind: "page"; url: string } | { kind: "request" } | { kind: "contact" };

/** What the buttons of a listing can do. The database takes requests by the same rule: see `practice_requests`. */
export function joinMethod(listing: Joinable, purpose: RequestKind): JoinMethod {
  const url = purpose === "membership" ? listing.enrollment_url : listing.booking_url;
  // The page of a full practice for new members is no way in, and requests are taken only without such a page.
  if (url && purpose === "membership" && isFull(listing)) return { kind: "contact" };
  if (url) return { kind: "page", url };
  return { kind: canReceiveRequests(listing) ? "request" : "contact" };
}

/** Whether a practice says that it takes no new patients. One that says nothing may have room. */
export const isFull = (listing: { accepting_new_patients: boolean | null }): boolean =>
  listing.accepting_new_patients === false;
