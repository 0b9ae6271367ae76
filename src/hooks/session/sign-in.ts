import { useMutation } from "@tanstack/react-query";
import { findPendingFactor } from "@/hooks/account/two-step";
import { secondsToWait, toAuthFailure } from "@/lib/auth-errors";
import { supabase } from "@/lib/supabase";

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

const siteRoot = () => `${window.location.origin}/`;

async function signIn(credentials: Credentials) {
  const { error } = await supabase.auth.signInWithPassword(credentials);
  if (error) throw toAuthFailure(error);
  return findPendingFactor();
}

async function signUp({ email, password, fullName, role, publishesEmail }: SignUpValues) {
  const wishes = role === "doctor" ? { publishes_email: publishesEmail } : {};
  const { data, error } = await supabase.auth.signUp({
    email,
    password,
    options: { data: { full_name: fullName, role, ...wishes }, emailRedirectTo: siteRoot() },
  });
  // Only an address that waits for its confirmation gets the refusal of a second mail: say nothing of it.
  if (error && secondsToWait(toAuthFailure(error)) === null) throw toAuthFailure(error);
  return { isSignedIn: data.session !== null };
}

async function resendConfirmation(email: string) {
  const { error } = await supabase.auth.resend({
    type: "signup",
    email,
    options: { emailRedirectTo: siteRoot() },
  });
  if (error) throw toAuthFailure(error);
}

async function sendSignInLink(email: string) {
  const { error } = await supabase.auth.signInWithOtp({
    email,
    options: { shouldCreateUser: false, emailRedirectTo: siteRoot() },
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
export const useSignIn = () =>
  useMutation({ mutationFn: signIn, meta: { errorTitle: "Error signing in" } });

/** Makes an account. Who is not signed in by it has to confirm it by mail; a known address gets the same answer. */
export const useSignUp = () =>
  useMutation({ mutationFn: signUp, meta: { errorTitle: "Error signing up" } });

/** Sends the confirmation mail again. */
export const useResendConfirmation = () => useMutation({ mutationFn: resendConfirmation });

/** Sends a link and a code to sign in with; says nothing of whether there is such an account. */
export const useSendSignInLink = () => useMutation({ mutationFn: sendSignInLink });

/** Signs in with the code of a mail, be it for sign-in or confirmation; gives the factor still to prove, or null. */
export const useVerifyCode = () => useMutation({ mutationFn: verifyCode });
