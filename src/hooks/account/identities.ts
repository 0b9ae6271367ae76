import type { SupabaseClient, UserIdentity } from "@supabase/supabase-js";
import { useMutation, useQuery } from "@tanstack/react-query";
import { accountKeys } from "@/hooks/query-keys";
import { AuthFailure, toAuthFailure } from "@/lib/account/auth-errors";
import type { TakeCaptcha } from "@/lib/account/captcha-tokens";
import { t } from "@/lib/messages";
import { supabase, temporaryAuth } from "@/lib/supabase/client";

/**
 * The proof for reauthentication: the password or an emailed code, plus the authenticator app's
 * code if one is set up.
 */
export interface Proof {
  password?: string | undefined;
  emailCode?: string | undefined;
  appCode?: string | undefined;
}

type Auth = SupabaseClient["auth"];

async function takeFirstStep(auth: Auth, email: string, proof: Proof, take: TakeCaptcha) {
  const { password = "", emailCode } = proof;
  const { data, error } = emailCode
    ? await auth.verifyOtp({ email, token: emailCode, type: "email" })
    : await auth.signInWithPassword({ email, password, options: await take() });
  if (error) throw toAuthFailure(error);
  return data.user?.factors?.find(({ status }) => status === "verified")?.id;
}

/**
 * Signs in again and switches to that session, so that the server considers it recent. It uses a
 * temporary client, so that a wrong code doesn't end the current session. Fails with code
 * `app_code_needed` if the app's code is missing.
 */
export async function prove(email: string, proof: Proof, take: TakeCaptcha): Promise<void> {
  const auth = temporaryAuth();
  const factorId = await takeFirstStep(auth, email, proof, take);
  if (factorId) {
    const code = proof.appCode;
    if (!code)
      throw new AuthFailure(
        "forbidden",
        t`Enter the code from your authenticator app.`,
        needsAppCode,
        null,
      );
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
    if (error) throw toAuthFailure(error);
  }
  const { data } = await auth.getSession();
  if (!data.session) return;
  const { error } = await supabase.auth.setSession(data.session);
  if (error) throw toAuthFailure(error);
}

export const needsAppCode = "app_code_needed";

async function emailProofCode(email: string, take: TakeCaptcha) {
  const { error } = await temporaryAuth().signInWithOtp({
    email,
    options: { shouldCreateUser: false, ...(await take()) },
  });
  if (error) throw toAuthFailure(error);
}

/** Emails a code for members who have no password or forgot it. */
export const useEmailProofCode = (take: TakeCaptcha) =>
  useMutation({ mutationFn: (email: string) => emailProofCode(email, take) });

export type Identity = UserIdentity;

async function fetchIdentities() {
  const { data, error } = await supabase.auth.getUserIdentities();
  if (error) throw toAuthFailure(error);
  return data.identities;
}

async function unlinkIdentity(identity: Identity) {
  const { error } = await supabase.auth.unlinkIdentity(identity);
  if (error) throw toAuthFailure(error);
}

/** The sign-in methods linked to the account. */
export const useIdentities = () =>
  useQuery({ queryKey: accountKeys.identities, queryFn: fetchIdentities });

/** Unlinks a sign-in method. */
export function useUnlinkIdentity() {
  return useMutation({
    mutationFn: unlinkIdentity,
    meta: { invalidates: [accountKeys.identities], errorTitle: t`Error unlinking sign-in method` },
  });
}
