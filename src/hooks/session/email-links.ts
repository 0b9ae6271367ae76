import type { Session } from "@supabase/supabase-js";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { z } from "zod";
import { findPendingFactor } from "@/hooks/account/two-step";
import { AuthFailure, toAuthFailure } from "@/lib/session/auth-errors";
import { emailSchema } from "@/lib/session/credentials";
import { supabase, temporaryAuth } from "@/lib/supabase/client";

const linkTypes = ["signup", "email", "magiclink", "recovery", "invite", "email_change"] as const;

const address = emailSchema.optional().catch(undefined);
const linkSchema = z.object({
  token_hash: z.string().min(1).max(500),
  type: z.enum(linkTypes),
  /** Whose the link says that it is. Only the server knows. */
  email: address,
  new_email: address,
});

export type EmailLink = z.infer<typeof linkSchema>;

/** Reads a link of one of our mails from its address; null when it is not one. */
export function parseEmailLink(params: URLSearchParams): EmailLink | null {
  const parsed = linkSchema.safeParse(Object.fromEntries(params));
  return parsed.success ? parsed.data : null;
}

/** Whether an address is one of those that a link names; so is any where it names none. */
export function isNamedBy({ email, new_email }: EmailLink, address = ""): boolean {
  const names = [email, new_email].filter((name) => name !== undefined);
  return names.length === 0 || names.some((name) => name.toLowerCase() === address.toLowerCase());
}

/** Verifies a link, which works once; gives the session of its account, or null while another link is to follow. */
async function verify(link: EmailLink): Promise<Session | null> {
  const aside = temporaryAuth();
  const { token_hash, type } = link;
  const { data, error } = await aside.verifyOtp({ token_hash, type });
  if (error) throw toAuthFailure(error);
  if (data.session && !isNamedBy(link, data.session.user.email)) {
    // Somebody wrote another name on a link of theirs. Their session is not left lying about.
    await aside.signOut({ scope: "local" });
    throw new AuthFailure("forbidden", "This link names another account.", "misnamed_link", null);
  }
  return data.session;
}

async function enter(session: Session) {
  const { error } = await supabase.auth.setSession(session);
  if (error) throw toAuthFailure(error);
}

/**
 * Follows a mailed link at the person's wish: this browser enters its account if it is the one that the link names.
 * Says whether it did, and whether a second step is still owed.
 */
export function useFollowLink(link: EmailLink) {
  // A link works once: when entering fails, the next try goes on from here.
  const verified = useRef<Session>(null);
  return useMutation({
    mutationFn: async () => {
      verified.current ??= await verify(link);
      if (!verified.current) return { isSignedIn: false, needsSecondStep: false };
      await enter(verified.current);
      const factorId = await findPendingFactor().catch(() => undefined);
      return { isSignedIn: true, needsSecondStep: factorId !== null };
    },
  });
}

async function changeEmail(email: string) {
  const { error } = await supabase.auth.updateUser(
    { email },
    { emailRedirectTo: `${window.location.origin}/` },
  );
  // Saying that an address is taken would tell members who else has an account.
  if (error && error.code !== "email_exists") throw toAuthFailure(error);
}

/** Asks for another account address; it changes when the mailed links are followed. */
export const useChangeEmail = () => useMutation({ mutationFn: changeEmail });
