import { useMutation, useQuery } from "@tanstack/react-query";
import { useEmailRedirect } from "@/hooks/account/email-links";
import { type Proof, prove } from "@/hooks/account/identities";
import { findPendingFactor } from "@/hooks/account/two-step-verification";
import { accountKeys, sessionKeys } from "@/hooks/query-keys";
import { secondsToWait, toAuthFailure, unwrapAuth } from "@/lib/account/auth-errors";
import type { CaptchaProof, TakeCaptcha } from "@/lib/account/captcha-tokens";
import { loadCommonPasswords } from "@/lib/account/password-strength";
import { language } from "@/lib/language";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";

/** The most common passwords; undefined until they have loaded. */
export const useCommonPasswords = (isNeeded: boolean): ReadonlySet<string> | undefined =>
  useQuery({
    queryKey: sessionKeys.commonPasswords,
    queryFn: loadCommonPasswords,
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }).data;

async function requestPasswordReset(email: string, options: CaptchaProof & { redirectTo: string }) {
  const { error } = await supabase.auth.resetPasswordForEmail(email, options);
  // Only a known email gets this rate limit error, so hide it.
  if (error && secondsToWait(toAuthFailure(error)) === null) throw toAuthFailure(error);
}

interface PasswordChange {
  email: string;
  proof: Proof;
  password: string;
}

async function changePassword({ email, proof, password }: PasswordChange, take: TakeCaptcha) {
  await prove(email, proof, take);
  // Some projects require the current password here; the others ignore it.
  const current = proof.password ? { current_password: proof.password } : {};
  await unwrapAuth(supabase.auth.updateUser({ password, ...current }));
}

/** Emails a link to choose a new password; the result is the same for known and unknown emails. */
export function useRequestPasswordReset(take: TakeCaptcha) {
  const redirectTo = useEmailRedirect();
  return useMutation({
    mutationFn: async (email: string) =>
      requestPasswordReset(email, { redirectTo, ...(await take()) }),
  });
}

/**
 * Sets the password after an emailed link signed the member in. Fails with code
 * `reauthentication_needed` if that was long ago.
 */
export const useSetPassword = () =>
  useMutation({
    mutationFn: (password: string) => unwrapAuth(supabase.auth.updateUser({ password })),
  });

/** Changes the password after reauthentication and signs out other devices. */
export const useChangePassword = (take: TakeCaptcha) =>
  useMutation({
    mutationFn: (change: PasswordChange) => changePassword(change, take),
    meta: { invalidates: [accountKeys.sessions] },
  });

interface Credentials {
  email: string;
  password: string;
}

interface SignUpValues extends Credentials {
  fullName: string;
  role: "patient" | "doctor";
  /** Only in the form for doctors. */
  publishesEmail: boolean;
}

async function signIn(credentials: Credentials, options: CaptchaProof) {
  await unwrapAuth(supabase.auth.signInWithPassword({ ...credentials, options }));
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
    // The database stores `language` as that of the member's emails.
    options: { data: { full_name: fullName, role, language, ...published }, ...options },
  });
  // Only an unconfirmed email gets this rate limit error, so hide it.
  if (error && secondsToWait(toAuthFailure(error)) === null) throw toAuthFailure(error);
  return { isSignedIn: data.session !== null };
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
  await unwrapAuth(supabase.auth.verifyOtp({ email, token, type: "email" }));
  return findPendingFactor();
}

/** Signs in with email and password. Returns the factor that still needs verification, or null. */
export const useSignIn = (prove: TakeCaptcha) =>
  useMutation({
    mutationFn: async (credentials: Credentials) => signIn(credentials, await prove()),
    meta: { errorTitle: t`Error signing in` },
  });

/** Creates an account, which may need confirmation by email. The result is the same for a known email. */
export function useSignUp(prove: TakeCaptcha) {
  const emailRedirectTo = useEmailRedirect();
  return useMutation({
    mutationFn: async (values: SignUpValues) =>
      signUp(values, { emailRedirectTo, ...(await prove()) }),
    meta: { errorTitle: t`Error signing up` },
  });
}

/** Resends the confirmation email. */
export function useResendConfirmation(prove: TakeCaptcha) {
  const emailRedirectTo = useEmailRedirect();
  return useMutation({
    mutationFn: async (email: string) => {
      const options = { emailRedirectTo, ...(await prove()) };
      await unwrapAuth(supabase.auth.resend({ type: "signup", email, options }));
    },
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
