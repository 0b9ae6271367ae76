import { useMutation } from "@tanstack/react-query";
import { useMailRedirect } from "@/hooks/session/mail-redirect";
import { secondsToWait, toAuthFailure } from "@/lib/auth-errors";
import type { Proof, TakeCaptcha } from "@/lib/captcha-tokens";
import { supabase } from "@/lib/supabase";

async function requestPasswordReset(email: string, options: Proof & { redirectTo: string }) {
  const { error } = await supabase.auth.resetPasswordForEmail(email, options);
  // Only a known address gets the refusal of a second mail: say nothing of it.
  if (error && secondsToWait(toAuthFailure(error)) === null) throw toAuthFailure(error);
}

interface NewPassword {
  password: string;
  /** The code of the reauthentication mail, where the server asks for one. */
  nonce?: string;
}

async function changePassword({ password, nonce }: NewPassword) {
  const { error } = await supabase.auth.updateUser({ password, ...(nonce && { nonce }) });
  if (error) throw toAuthFailure(error);
}

async function sendReauthenticationCode() {
  const { error } = await supabase.auth.reauthenticate();
  if (error) throw toAuthFailure(error);
}

/** Sends a mail with a link to choose a new password; the same answer for known and unknown addresses. */
export function useRequestPasswordReset(prove: TakeCaptcha) {
  const redirectTo = useMailRedirect();
  return useMutation({
    mutationFn: async (email: string) =>
      requestPasswordReset(email, { redirectTo, ...(await prove()) }),
  });
}

/** Sets a new password. Fails with code `reauthentication_needed` where the server wants a mailed code. */
export const useChangePassword = () => useMutation({ mutationFn: changePassword });

/** Mails the code that `useChangePassword` may need. */
export const useSendReauthenticationCode = () =>
  useMutation({ mutationFn: sendReauthenticationCode });
