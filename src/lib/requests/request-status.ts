import { canReceiveRequests, type ListingState } from "@/lib/listings/listing-status";
import type { Enums } from "@/lib/supabase/database.types";

type Joinable = ListingState & {
  enrollment_url: string | null;
  booking_url: string | null;
  accepting_new_patients: boolean | null;
};

/**
 * How to join a practice or book a visit: on its own page, by a request through the site, or, if the practice has no account * here, by contacting it.
 */
type JoinMethod = { kind: "page"; url: string } | { kind: "request" } | { kind: "contact" };

/** Returns how to join a practice. The policies of `practice_requests` apply the same rule. */
export function joinMethod(listing: Joinable, purpose: RequestKind): JoinMethod {
  const url = purpose === "membership" ? listing.enrollment_url : listing.booking_url;
  // A full practice can't be joined on its own page, and it takes requests only without such a page.
  if (url && purpose === "membership" && isFull(listing)) return { kind: "contact" };
  if (url) return { kind: "page", url };
  return { kind: canReceiveRequests(listing) ? "request" : "contact" };
}

/** Whether a practice isn't accepting new patients. Null means it may have room. */
export const isFull = (listing: { accepting_new_patients: boolean | null }): boolean =>
  listing.accepting_new_patients === false;

export type RequestKind = Enums<"request_kind">;
export type RequestStatus = Enums<"request_status">;

interface RequestState {
  label: string;
  tone: "neutral" | "positive" | "attention" | "info";
}

const states: Record<RequestStatus, RequestState> = {
  sent: { label: "Sent", tone: "attention" },
  seen: { label: "Seen by the practice", tone: "info" },
  waiting: { label: "On the waitlist", tone: "info" },
  offered: { label: "A spot is available for you", tone: "positive" },
  answered: { label: "Answered", tone: "positive" },
  declined: { label: "Declined", tone: "neutral" },
  withdrawn: { label: "Withdrawn", tone: "neutral" },
  ended: { label: "Ended: the practice no longer answers here", tone: "neutral" },
};

const practiceLabels: Partial<Record<RequestStatus, string>> = {
  sent: "New",
  seen: "Seen",
  offered: "Spot offered",
  ended: "Ended",
};

/** The label and tone of a request's status, for the member or for the practice. */
export function requestState(status: RequestStatus, isPractice: boolean): RequestState {
  const state = states[status];
  return { ...state, label: (isPractice && practiceLabels[status]) || state.label };
}

/** Whether a request is still open. */
export const isOpenRequest = (status: RequestStatus): boolean =>
  ["sent", "seen", "waiting", "offered"].includes(status);

const endings: Partial<Record<RequestStatus, string>> = {
  answered: "This request was already answered.",
  declined: "This request was already declined.",
  withdrawn: "This request was withdrawn.",
  ended: "This request has ended: the practice left the directory or changed owners.",
};

/** Why a practice can no longer answer a request; null while it is open. */
export const endingOf = (status: RequestStatus): string | null => endings[status] ?? null;

/** Whether the request is on the waitlist, or has been offered a spot. */
export const hasPlace = (status: RequestStatus): boolean =>
  status === "waiting" || status === "offered";

/** The label of a kind of request. */
export const requestLabel = (kind: RequestKind): string =>
  kind === "membership" ? "Membership" : "Appointment";
