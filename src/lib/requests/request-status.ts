import { t } from "@/lib/messages";
import type { Enums } from "@/lib/supabase/database.types";
export type RequestKind = Enums<"request_kind">;
export type RequestStatus = Enums<"request_status">;

interface RequestState {
  label: string;
  tone: "neutral" | "positive" | "attention" | "info";
}

const states: Record<RequestStatus, RequestState> = {
  sent: { label: t`Sent`, tone: "attention" },
  seen: { label: t`Seen by the practice`, tone: "info" },
  waiting: { label: t`On the waitlist`, tone: "info" },
  offered: { label: t`A spot is available for you`, tone: "positive" },
  answered: { label: t`Answered`, tone: "positive" },
  declined: { label: t`Declined`, tone: "neutral" },
  joined: { label: t`Joined`, tone: "positive" },
  withdrawn: { label: t`Withdrawn`, tone: "neutral" },
  ended: { label: t`Ended: the practice no longer answers here`, tone: "neutral" },
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
  answered: "This request has already been answered.",
  declined: "This request was already declined.",
  joined: "This request is marked as joined.",
  withdrawn: "This request was withdrawn.",
  ended: "This request has ended: the practice left the directory or changed owners.",
};

/** Why a practice can no longer answer a request; null while it is open. */
export const endingOf = (status: RequestStatus): string | null => endings[status] ?? null;

/** Whether the practice can send another answer. */
export const canAnswerAgain = (status: RequestStatus): boolean =>
  ["answered", "declined", "joined"].includes(status);

/** Whether the practice can note that the member has joined. */
export const canJoin = (status: RequestStatus): boolean =>
  isOpenRequest(status) || status === "answered" || status === "declined";

/** Whether the request is on the waitlist, or has been offered a spot. */
export const hasPlace = (status: RequestStatus): boolean =>
  status === "waiting" || status === "offered";

const kindLabels: Record<RequestKind, string> = {
  membership: t`Membership`,
  appointment: t`Appointment`,
  question: t`Question`,
  meeting: t`Free meet-and-greet`,
};

/** What a request is for. */
export const requestLabel = (request: { kind: RequestKind; for_waitlist: boolean }): string =>
  request.for_waitlist ? t`Waitlist` : kindLabels[request.kind];
