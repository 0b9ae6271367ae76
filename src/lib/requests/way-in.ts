import { isAnswered, type Standing } from "@/lib/listings/listing-state";
import type { RequestKind } from "@/lib/requests/request-state";

type Joinable = Standing & { enrollment_url: string | null; booking_url: string | null };

/**
 * What a practice offers to who wants to join it or to book a visit: a page of its own, a request through the site, or,
 * while nobody from the practice is here, the ways to reach it.
 */
export type WayIn = { kind: "page"; url: string } | { kind: "request" } | { kind: "contact" };

/** What the buttons of a listing can do. The database takes requests by the same rule: see `practice_requests`. */
export function wayIn(listing: Joinable, purpose: RequestKind): WayIn {
  const url = purpose === "membership" ? listing.enrollment_url : listing.booking_url;
  if (url) return { kind: "page", url };
  return { kind: isAnswered(listing) ? "request" : "contact" };
}
