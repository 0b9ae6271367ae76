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
  // Only an unconfirmed email gets this rate limit error, so hide it.
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
  // These errors would reveal who has an account.
  const failure = toAuthFailure(error);
  const isAboutAccount = ["otp_disabled", "signup_disabled"].includes(failure.code);
  if (!isAboutAccount && secondsToWait(failure) === null) throw failure;
}

async function verifyCode({ email, token }: { email: string; token: string }) {
  const { error } = await supabase.auth.verifyOtp({ email, token, type: "email" });
  if (error) throw toAuthFailure(error);
  return findPendingFactor();
}

/** Signs in with email and password. Returns the factor that still needs verification, or null. */
export const useSignIn = (prove: TakeCaptcha) =>
  useMutation({
    mutationFn: async (credentials: Credentials) => signIn(credentials, await prove()),
    meta: { errorTitle: "Error signing in" },
  });

/** Creates an account, which may need confirmation by email. The result is the same for a known email. */
export function useSignUp(prove: TakeCaptcha) {
  const emailRedirectTo = useEmailRedirect();
  return useMutation({
    mutationFn: async (values: SignUpValues) =>
      signUp(values, { emailRedirectTo, ...(await prove()) }),
    meta: { errorTitle: "Error signing up" },
  });
}

/** Resends the confirmation email. */
export function useResendConfirmation(prove: TakeCaptcha) {
  const emailRedirectTo = useEmailRedirect();
  return useMutation({
    mutationFn: async (email: string) =>
      resendConfirmation(email, { emailRedirectTo, ...(await prove()) }),
  });
}

/** Emails a sign-in link and code, without revealing whether the account exists. */
export function useSendSignInLink(prove: TakeCaptcha) {
  const emailRedirectTo = useEmailRedirect();
  return useMutation({
    mutationFn: async (email: string) =>
      sendSignInLink(email, { emailRedirectTo, ...(await prove()) }),
  });
}

/** Signs in with an emailed code. Returns the factor that still needs verification, or null. */
export const useVerifyCode = () => useMutation({ mutationFn: verifyCode });
