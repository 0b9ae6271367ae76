import { useMutation } from "@tanstack/react-query";
import { type Proof, prove } from "@/hooks/account/proof";
import { secondsToWait, toAuthFailure } from "@/lib/auth-errors";
import { paths } from "@/lib/paths";
import { supabase } from "@/lib/supabase";

async function requestPasswordReset(email: string) {
  const { error } = await supabase.auth.resetPasswordForEmail(email, {
    redirectTo: `${window.location.origin}${paths.resetPassword}`,
  });
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

async function changePassword({ email, proof, password }: PasswordChange) {
  await prove(email, proof);
  const { error } = await supabase.auth.updateUser({
    password,
    // Projects that require it ask for it here too; the others do not look at it.
    ...(proof.password && { current_password: proof.password }),
  });
  if (error) throw toAuthFailure(error);
}

/** Sends a mail with a link to choose a new password; the same answer for known and unknown addresses. */
export const useRequestPasswordReset = () => useMutation({ mutationFn: requestPasswordReset });

/** Sets the password of whoever a mailed link has just signed in. Fails with code `reauthentication_needed` when that was long ago. */
export const useSetPassword = () => useMutation({ mutationFn: setPassword });

/** Changes the password of the member who proves to be one; other devices are signed out. */
export const useChangePassword = () => useMutation({ mutationFn: changePassword });
