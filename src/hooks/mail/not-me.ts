import { useMutation } from "@tanstack/react-query";
import { claimKeys } from "@/hooks/claims/keys";
import { submitLinkToken } from "@/hooks/mail/press-link";

const refusals = {
  403: "This link isn't valid or is incomplete. Copy the whole link from the email, or contact us.",
  410: "This claim no longer exists. If something is wrong with a listing, contact us.",
};

const outcomes = ["ended", "told", "over"] as const;

/** The outcome: the claim has ended, was already approved (so that only the admins were notified), or no longer exists. */
export type NotMeOutcome = (typeof outcomes)[number];

const outcomeIn = (answer: unknown): NotMeOutcome | null => {
  if (typeof answer !== "object" || !answer || !("outcome" in answer)) return null;
  return outcomes.find((known) => known === answer.outcome) ?? null;
};

const reportNotMe = (token: string) =>
  submitLinkToken({ name: "not-me", token, refusals, read: outcomeIn });

/** Reports, on behalf of the reader of a work email, that they didn't make the claim. Works without sign-in. */
export const useReportNotMe = () =>
  useMutation({ mutationFn: reportNotMe, meta: { changes: [claimKeys.all] } });
