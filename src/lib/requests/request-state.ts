import type { Enums } from "@/lib/supabase/database.types";

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

/** What a state of a request is called, by the person who asks or by the practice. */
export function requestState(status: RequestStatus, isPractice: boolean): RequestState {
  const state = states[status];
  return { ...state, label: (isPractice && practiceLabels[status]) || state.label };
}

/** Whether a request still waits for the practice's answer. */
export const isOpenRequest = (status: RequestStatus): boolean =>
  ["sent", "seen", "waiting", "offered"].includes(status);

const endings: Partial<Record<RequestStatus, string>> = {
  answered: "This request was already answered.",
  declined: "This request was already declined.",
  withdrawn: "This request was withdrawn.",
  ended: "This request has ended: the practice left the directory or changed owners.",
};

/** Why a practice can answer a request no more; null while it is open. */
export const endingOf = (status: RequestStatus): string | null => endings[status] ?? null;

/** Whether who asks has a place in line, or is offered one. */
export const hasPlace = (status: RequestStatus): boolean =>
  status === "waiting" || status === "offered";

/** What a request asks for. */
export const requestLabel = (kind: RequestKind): string =>
  kind === "membership" ? "Membership" : "Appointment";
