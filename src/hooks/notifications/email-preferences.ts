import { useMutation, useQuery } from "@tanstack/react-query";
import { mailKeys } from "@/hooks/query-keys";
import { AppError, replaceErrors } from "@/lib/errors";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import type { Tables } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

/** The state of outgoing email. */
export interface MailState {
  /** The number of due emails, and when the oldest became due. */
  waiting: number;
  oldest: string | null;
  /** The number of failed emails that will be retried. */
  retried: number;
  /** The emails sent and given up in the last week. */
  sent: number;
  failed: number;
  last_failure: string | null;
  last_failed_at: string | null;
  /** The number of accounts that get no emails because of bounces. */
  stopped: number;
}

async function fetchState(signal: AbortSignal): Promise<MailState | null> {
  const [state] = await unwrap(supabase.rpc("admin_get_email_health").abortSignal(signal));
  return state ?? null;
}

/** The state of outgoing email, refetched every minute. */
export const useMailState = () =>
  useQuery({
    queryKey: mailKeys.state,
    queryFn: ({ signal }) => fetchState(signal),
    staleTime: 0,
    refetchInterval: 60_000,
  });

/** A member's notification and email preferences. */
export type EmailPreferences = Omit<
  Tables<"notification_preferences">,
  "member_id" | "followed_topics"
>;

/** The defaults: everything is on. */
const everything: EmailPreferences = {
  muted_email_topics: [],
  digest_zip: null,
  language: "en",
  suppressed_email: null,
  suppressed_because: null,
};

async function fetchPreferences(signal: AbortSignal): Promise<EmailPreferences> {
  const [own] = await unwrap(
    supabase
      .from("notification_preferences")
      .select("muted_email_topics, digest_zip, language, suppressed_email, suppressed_because")
      .limit(1)
      .abortSignal(signal),
  );
  return own ?? everything;
}

/** The member's own preferences. */
export const useEmailPreferences = () =>
  useQuery({
    queryKey: mailKeys.preferences,
    queryFn: ({ signal }) => fetchPreferences(signal),
    // Unsubscribe links change them, too.
    staleTime: 0,
  });

/** The preferences that the member can change. */
export type EmailPreferenceChanges = Omit<
  EmailPreferences,
  "suppressed_email" | "suppressed_because"
>;

// The database fills in the member's id.
async function savePreferences(preferences: EmailPreferenceChanges) {
  await unwrap(supabase.from("notification_preferences").upsert(preferences)).catch(
    replaceErrors({
      conflict: new AppError("invalid", t`We don't recognize this ZIP code. Check the number.`),
    }),
  );
}

/** Saves the member's preferences. */
export const useSaveEmailPreferences = () =>
  useMutation({
    mutationFn: savePreferences,
    meta: { invalidates: [mailKeys.preferences] },
  });

async function fetchDigestSample(about_zip: string, language: string, signal: AbortSignal) {
  const [facts] = await unwrap(supabase.rpc("preview_digest", { about_zip }).abortSignal(signal));
  if (!facts) return null;
  if (Math.max(facts.found, facts.posts, facts.threads) === 0) return [];
  const { weekly } = await (language === "es"
    ? import("../../../supabase/functions/_shared/mail/wording-spanish-community.ts")
    : import("../../../supabase/functions/_shared/mail/wording-community.ts"));
  const { headline, lines } = weekly(facts);
  return [headline, ...lines];
}

/**
 * What the weekly digest about a ZIP code would say now, in the words of the email; empty if nothing
 * is new, and null for an unknown ZIP code.
 */
export const useDigestSample = (zip: string, language: string) =>
  useQuery({
    queryKey: mailKeys.digest(zip, language),
    queryFn: ({ signal }) => fetchDigestSample(zip, language, signal),
    enabled: /^\d{5}$/.test(zip),
  });

async function resumeEmails() {
  await unwrap(supabase.rpc("resume_email"));
}

/** Resumes emails to the member after a bounce. */
export const useResumeEmails = () =>
  useMutation({
    mutationFn: resumeEmails,
    meta: { invalidates: [mailKeys.preferences], errorTitle: t`Error` },
  });
