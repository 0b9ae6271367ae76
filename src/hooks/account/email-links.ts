import type { Session } from "@supabase/supabase-js";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { z } from "zod";
import { findPendingFactor } from "@/hooks/account/two-step-verification";
import { AuthFailure, toAuthFailure, unwrapAuth } from "@/lib/account/auth-errors";
import { emailSchema } from "@/lib/account/credentials";
import { emailRedirect } from "@/lib/account/next-path";
import { t } from "@/lib/messages";
import { supabase, temporaryAuth } from "@/lib/supabase/client";

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** Counts down seconds by the clock, because background tabs miss ticks. */
export function useCountdown(initialSeconds = 0) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + initialSeconds * 1000);
  const [secondsLeft, setSecondsLeft] = useState(initialSeconds);

  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = secondsUntil(endsAt);
      setSecondsLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);

  function start(seconds: number) {
    setSecondsLeft(seconds);
    setEndsAt(Date.now() + seconds * 1000);
  }

  return { secondsLeft, start };
}

const linkTypes = ["signup", "email", "magiclink", "recovery", "invite", "email_change"] as const;

const address = emailSchema.optional().catch(undefined);
const linkSchema = z.object({
  token_hash: z.string().min(1).max(500),
  type: z.enum(linkTypes),
  /** The account that the link names, which only the server can confirm. */
  email: address,
  new_email: address,
});

export type EmailLink = z.infer<typeof linkSchema>;

/** Parses the link of one of our emails; null if it isn't one. */
export function parseEmailLink(params: URLSearchParams): EmailLink | null {
  const parsed = linkSchema.safeParse(Object.fromEntries(params));
  return parsed.success ? parsed.data : null;
}

/** Whether the link names this email, or none at all. */
export function isNamedBy({ email, new_email }: EmailLink, address = ""): boolean {
  const names = [email, new_email].filter((name) => name !== undefined);
  return names.length === 0 || names.some((name) => name.toLowerCase() === address.toLowerCase());
}

/** Verifies a single-use link. Returns its session, or null if a second link must be opened. */
async function verify(link: EmailLink): Promise<Session | null> {
  const aside = temporaryAuth();
  const { token_hash, type } = link;
  const { session } = await unwrapAuth(aside.verifyOtp({ token_hash, type }));
  if (session && !isNamedBy(link, session.user.email)) {
    // The link was manipulated to name another account; end its session.
    await aside.signOut({ scope: "local" });
    throw new AuthFailure("forbidden", t`This link names another account.`, "misnamed_link", null);
  }
  return session;
}

/**
 * Verifies an emailed link after confirmation and signs in to the account it names. Returns whether
 * it did, and whether a second step is needed.
 */
export function useFollowLink(link: EmailLink) {
  // The link works once, so that a retry must reuse the verified session.
  const verified = useRef<Session>(null);
  return useMutation({
    mutationFn: async () => {
      verified.current ??= await verify(link);
      if (!verified.current) return { isSignedIn: false, needsSecondStep: false };
      await unwrapAuth(supabase.auth.setSession(verified.current));
      const factorId = await findPendingFactor().catch(() => undefined);
      return { isSignedIn: true, needsSecondStep: factorId !== null };
    },
  });
}

async function changeEmail(email: string) {
  const { error } = await supabase.auth.updateUser(
    { email },
    { emailRedirectTo: emailRedirect(window.location.origin, null) },
  );
  // An error for a taken email would reveal who has an account.
  if (error && error.code !== "email_exists") throw toAuthFailure(error);
}

/** Requests an email change, which takes effect when the emailed links are opened. */
export const useChangeEmail = () => useMutation({ mutationFn: changeEmail });

/** The redirect for emails requested on this page: the site's root with the `next` path. */
export function useEmailRedirect(): string {
  const [params] = useSearchParams();
  // On the server no email is requested.
  const origin = typeof window === "undefined" ? "" : window.location.origin;
  return emailRedirect(origin, params.get("next"));
}
