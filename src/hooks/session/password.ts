import { useMutation } from "@tanstack/react-query";
import { type Proof, prove } from "@/hooks/account/proof";
import { useEmailRedirect } from "@/hooks/session/mail-redirect";
import { secondsToWait, toAuthFailure } from "@/lib/session/auth-errors";
import type { CaptchaProof, TakeCaptcha } from "@/lib/session/captcha-tokens";
import { supabase } from "@/lib/supabase/client";

async function requestPasswordReset(email: string, options: CaptchaProof & { redirectTo: string }) {
  const { error } = await supabase.auth.resetPasswordForEmail(email, options);
  // Only a known address gets the refusal of a second mail: say nothing of it.
  if (error && secondsToWait(toAuthFailure(error)) === null) throw toAuthFailure(error);
}

async function setPassword(password: string) {
  const { error } = await supabase.auth.updateUser({ password });
  if (error) throw toAuthFailure(error);
}

interface PasswordChange {
  email: string;
  proof: Proof;
  password: string;
}

async function changePassword({ email, proof, password }: PasswordChange, take: TakeCaptcha) {
  await prove(email, proof, take);
  const { error } = await supabase.auth.updateUser({
    password,
    // Projects that require it ask for it here too; the others do not look at it.
    ...(proof.password && { current_password: proof.password }),
  });
  if (error) throw toAuthFailure(error);
}

/** Sends a mail with a link to choose a new password; the same answer for known and unknown addresses. */
export function useRequestPasswordReset(take: TakeCaptcha) {
  const redirectTo = useEmailRedirect();
  return useMutation({
    mutationFn: async (email: string) =>
      requestPasswordReset(email, { redirectTo, ...(await take()) }),
  });
}

/** Sets the password of whoever a mailed link has just signed in. Fails with code `reauthentication_needed` when that was long ago. */
export const useSetPassword = () => useMutation({ mutationFn: setPassword });

/** Changes the password of the member who proves to be one; other devices are signed out. */
export const useChangePassword = (take: TakeCaptcha) =>
  useMutation({ mutationFn: (change: PasswordChange) => changePassword(change, take) });
