import { useMutation } from "@tanstack/react-query";
import { type Proof, prove } from "@/hooks/account/proof";
import { useEmailRedirect } from "@/hooks/session/mail-redirect";
import { secondsToWait, toAuthFailure } from "@/lib/session/auth-errors";
import type { CaptchaProof, TakeCaptcha } from "@/lib/session/captcha-tokens";
import { supabase } from "@/lib/supabase/client";

async function requestPasswordReset(email: string, options: CaptchaProof & { redirectTo: string }) {
  const { error } = await supabase.auth.resetPasswordForEmail(email, options);
  // Only a known email gets this rate limit error, so hide it.
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
    // Some projects require the current password here; the others ignore it.
    ...(proof.password && { current_password: proof.password }),
  });
  if (error) throw toAuthFailure(error);
}

/** Emails a link to choose a new password; the result is the same for known and unknown emails. */
export function useRequestPasswordReset(take: TakeCaptcha) {
  const redirectTo = useEmailRedirect();
  return useMutation({
    mutationFn: async (email: string) =>
      requestPasswordReset(email, { redirectTo, ...(await take()) }),
  });
}

/** Sets the password after an emailed link signed the member in. Fails with code `reauthentication_needed` if that was long ago. */
export const useSetPassword = () => useMutation({ mutationFn: setPassword });

/** Changes the password after reauthentication and signs out other devices. */
export const useChangePassword = (take: TakeCaptcha) =>
  useMutation({ mutationFn: (change: PasswordChange) => changePassword(change, take) });
