import { useMutation } from "@tanstack/react-query";
import { z } from "zod";
import { toAuthFailure } from "@/lib/auth-errors";
import { supabase } from "@/lib/supabase";

const linkTypes = ["signup", "email", "magiclink", "recovery", "invite", "email_change"] as const;

const linkSchema = z.object({
  token_hash: z.string().min(1).max(500),
  type: z.enum(linkTypes),
});

export type EmailLink = z.infer<typeof linkSchema>;

/** Reads a link of one of our mails from its address; null when it is not one. */
export function parseEmailLink(params: URLSearchParams): EmailLink | null {
  const parsed = linkSchema.safeParse(Object.fromEntries(params));
  return parsed.success ? parsed.data : null;
}

/** Verifies the link of a mail, which works once: the second time it has expired. */
export async function verifyEmailLink(link: EmailLink) {
  const { data, error } = await supabase.auth.verifyOtp(link);
  if (error) throw toAuthFailure(error);
  return { type: link.type, isSignedIn: data.session !== null };
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
