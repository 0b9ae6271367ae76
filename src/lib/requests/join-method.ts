import { canReceiveRequests, type ListingState } from "@/lib/listings/listing-status";
import type { RequestKind } from "@/lib/requests/request-status";

type Joinable = ListingState & {
  enrollment_url: string | null;
  booking_url: string | null;
  accepting_new_patients: boolean | null;
  closes_on: string | null;
};

/**
 * How to join a practice or book a visit: on its own page, by a request through the site, or, if the practice has no account
 * here, by contacting it.
 */
type JoinMethod = { kind: "page"; url: string } | { kind: "request" } | { kind: "contact" };

/** Returns how to join a practice. The policies of `practice_requests` apply the same rule. */
export function joinMethod(listing: Joinable, purpose: RequestKind): JoinMethod {
  if (listing.closes_on !== null) return { kind: "contact" };
  const url = purpose === "membership" ? listing.enrollment_url : listing.booking_url;
  // A full practice can't be joined on its own page, and it takes requests only without such a page.
  if (url && purpose === "membership" && isFull(listing)) return { kind: "contact" };
  if (url) return { kind: "page", url };
  return { kind: canReceiveRequests(listing) ? "request" : "contact" };
}

/** Whether a practice isn't accepting new patients. Null means it may have room. */
export const isFull = (listing: { accepting_new_patients: boolean | null }): boolean =>
  listing.accepting_new_patients === false;
