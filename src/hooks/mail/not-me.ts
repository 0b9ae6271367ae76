import { useMutation } from "@tanstack/react-query";
import { claimKeys } from "@/hooks/claims/keys";
import { pressLink } from "@/hooks/mail/press-link";

const refusals = {
  403: "This link is not one of ours, or not whole. Copy all of it from the mail, or write to us.",
  410: "Nothing is known of this claim any more. If something is wrong with a listing, write to us.",
};

const outcomes = ["ended", "told", "over"] as const;

/** What became of the claim: it has ended, it was approved before and only the administrators were told, or it was gone. */
export type Disowned = (typeof outcomes)[number];

const outcomeIn = (answer: unknown): Disowned | null => {
  if (typeof answer !== "object" || !answer || !("outcome" in answer)) return null;
  return outcomes.find((known) => known === answer.outcome) ?? null;
};

const sayNotMe = (token: string) => pressLink({ name: "not-me", token, refusals, read: outcomeIn });

/** Says that a claim was not made by who reads mail at its work address, whoever is signed in. */
export const useSayNotMe = () =>
  useMutation({ mutationFn: sayNotMe, meta: { changes: [claimKeys.all] } });
