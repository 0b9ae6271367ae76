import { useMutation } from "@tanstack/react-query";
import { claimKeys } from "@/hooks/query-keys";
import { AppError, toAppError } from "@/lib/errors";
import { t } from "@/lib/messages";
import { limitedFetch } from "@/lib/supabase/api-fetch";
import { apiOrigin } from "@/lib/supabase/project";

const refusals = {
  403: t`This link isn't valid or is incomplete. Copy the whole link from the email, or contact us.`,
  410: t`This claim no longer exists. If something is wrong with a listing, contact us.`,
};

const outcomes = ["ended", "reported", "deleted"] as const;

/**
 * The outcome: the claim has ended, is an owner's or a new practice's (so that only the admins were notified),
 * or no longer exists.
 */
export type NotMeOutcome = (typeof outcomes)[number];

const outcomeIn = (answer: unknown): NotMeOutcome | null => {
  if (typeof answer !== "object" || !answer || !("outcome" in answer)) return null;
  return outcomes.find((known) => known === answer.outcome) ?? null;
};

const reportNotMe = (token: string) =>
  submitLinkToken({ name: "not-me", token, refusals, read: outcomeIn });

/** Reports, on behalf of the reader of a work email, that they didn't make the claim. Works without sign-in. */
export const useReportNotMe = () =>
  useMutation({ mutationFn: reportNotMe, meta: { invalidates: [claimKeys.all] } });

interface SignedLink<Outcome> {
  /** The Edge Function for the link. */
  name: string;
  token: string;
  /** Messages by status for links that can't work anymore. */
  refusals: Record<number, string>;
  /** Parses the response; null if it is not as expected. */
  read(answer: unknown): Outcome | null;
}

/** Submits the token of a signed email link. Works without sign-in. Throws an `AppError` if it fails. */
export async function submitLinkToken<Outcome>(link: SignedLink<Outcome>): Promise<Outcome> {
  const address = `${apiOrigin}/functions/v1/${link.name}?token=${encodeURIComponent(link.token)}`;
  const response = await limitedFetch(address, { method: "POST" }).catch((error: unknown) => {
    throw toAppError({ message: String(error) }, 0);
  });
  const refusal = link.refusals[response.status];
  if (refusal) throw new AppError("not-found", refusal);
  const outcome = link.read(await response.json().catch(() => null));
  if (!response.ok || outcome === null) {
    const status = response.ok ? 502 : response.status;
    throw toAppError({ message: `no answer of ${link.name} that we know` }, status);
  }
  return outcome;
}
