import { useMutation } from "@tanstack/react-query";
import { findPendingFactor } from "@/hooks/account/two-step";
import { useEmailRedirect } from "@/hooks/session/mail-redirect";
import { secondsToWait, toAuthFailure } from "@/lib/session/auth-errors";
import type { CaptchaProof, TakeCaptcha } from "@/lib/session/captcha-tokens";
import { supabase } from "@/lib/supabase/client";

interface Credentials {
  email: string;
  password: string;
}

interface SignUpValues extends Credentials {
  fullName: string;
  role: "patient" | "doctor";
  /** Asked of doctors only. */
  publishesEmail: boolean;
}

async function signIn(credentials: Credentials, options: CaptchaProof) {
  const { error } = await supabase.auth.signInWithPassword({ ...credentials, options });
  if (error) throw toAuthFailure(error);
  return findPendingFactor();
}

async function signUp(
  { email, password, fullName, role, publishesEmail }: SignUpValues,
  options: CaptchaProof & { emailRedirectTo: string },
) {
  const published = role === "doctor" ? { publishes_email: publishesEmail } : {};
  const { data, error } = await supabase.auth.signUp({
    email,
    password,
    options: { data: { full_name: fullName, role, ...published }, ...options },
  });
  // Only an address that waits for its confirmation gets the refusal of a second mail: say nothing of it.
  if (error && secondsToWait(toAuthFailure(error)) === null) throw toAuthFailure(error);
  return { isSignedIn: data.session !== null };
}

async function resendConfirmation(
  email: string,
  options: CaptchaProof & { emailRedirectTo: string },
) {
  const { error } = await supabase.auth.resend({ type: "signup", email, options });
  if (error) throw toAuthFailure(error);
}

async function sendSignInLink(email: string, options: CaptchaProof & { emailRedirectTo: string }) {
  const { error } = await supabase.auth.signInWithOtp({
    email,
    options: { shouldCreateUser: false, ...options },
  });
  if (!error) return;
  // Saying that there is no such account, or that it got a mail just now, would tell strangers who has one.
  const failure = toAuthFailure(error);
  const isAboutAccount = ["otp_disabled", "signup_disabled"].includes(failure.code);
  if (!isAboutAccount && secondsToWait(failure) === null) throw failure;
}

async function verifyCode({ email, token }: { email: string; token: string }) {
  const { error } = await supabase.auth.verifyOtp({ email, token, type: "email" });
  if (error) throw toAuthFailure(error);
  return findPendingFactor();
}

/** Signs in with e-mail and password; gives the factor still to prove, or null. */
export const useSignIn = (prove: TakeCaptcha) =>
  useMutation({
    mutationFn: async (credentials: Credentials) => signIn(credentials, await prove()),
    meta: { errorTitle: "Error signing in" },
  });

/** Makes an account. Who is not signed in by it has to confirm it by mail; a known address gets the same answer. */
export function useSignUp(prove: TakeCaptcha) {
  const emailRedirectTo = useEmailRedirect();
  return useMutation({
    mutationFn: async (values: SignUpValues) =>
      signUp(values, { emailRedirectTo, ...(await prove()) }),
    meta: { errorTitle: "Error signing up" },
  });
}

/** Sends the confirmation mail again. */
export function useResendConfirmation(prove: TakeCaptcha) {
  const emailRedirectTo = useEmailRedirect();
  return useMutation({
    mutationFn: async (email: string) =>
      resendConfirmation(email, { emailRedirectTo, ...(await prove()) }),
  });
}

/** Sends a link and a code to sign in with; says nothing of whether there is such an account. */
export function useSendSignInLink(prove: TakeCaptcha) {
  const emailRedirectTo = useEmailRedirect();
  return useMutation({
    mutationFn: async (email: string) =>
      sendSignInLink(email, { emailRedirectTo, ...(await prove()) }),
  });
}

/** Signs in with the code of a mail, be it for sign-in or confirmation; gives the factor still to prove, or null. */
export const useVerifyCode = () => useMutation({ mutationFn: verifyCode });
