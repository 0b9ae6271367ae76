import { isFull } from "@/lib/listings/listing-status";
import type { RequestKind } from "@/lib/requests/request-status";

interface Joinable {
  /** Whether the database accepts requests to the practice; null only in generated types. */
  accepts_requests: boolean | null;
  enrollment_url: string | null;
  booking_url: string | null;
  accepting_new_patients: boolean | null;
  closes_on: string | null;
}

/**
 * How to join a practice, book a visit, or ask: on the practice's own page, by a request through
 * the site, or, if it takes no requests here, by contacting it.
 */
type JoinMethod =
  | { kind: "page"; url: string }
  | { kind: "request"; purpose: RequestKind }
  | { kind: "contact" };

/** Returns how to join a practice, book a visit, or ask. A full practice takes requests for its waitlist instead. */
export function joinMethod(listing: Joinable, purpose: RequestKind): JoinMethod {
  if (listing.closes_on !== null) return { kind: "contact" };
  const url = pageOf(listing, purpose);
  if (url) return { kind: "page", url };
  if (!listing.accepts_requests) return { kind: "contact" };
  const isForWaitlist = purpose === "appointment" && isFull(listing);
  return { kind: "request", purpose: isForWaitlist ? "membership" : purpose };
}

/**
 * The practice's own page for a purpose. A full practice can't be joined on its page, but its
 * patients can book there.
 */
function pageOf(listing: Joinable, purpose: RequestKind): string | null {
  if (purpose === "appointment") return listing.booking_url;
  return purpose === "membership" && !isFull(listing) ? listing.enrollment_url : null;
}
