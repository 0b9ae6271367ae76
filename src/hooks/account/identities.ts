import type { SupabaseClient, UserIdentity } from "@supabase/supabase-js";
import { useMutation, useQuery } from "@tanstack/react-query";
import { accountKeys } from "@/hooks/query-keys";
import { AuthFailure, unwrapAuth } from "@/lib/account/auth-errors";
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
  const { user } = emailCode
    ? await unwrapAuth(auth.verifyOtp({ email, token: emailCode, type: "email" }))
    : await unwrapAuth(auth.signInWithPassword({ email, password, options: await take() }));
  return user?.factors?.find(({ status }) => status === "verified")?.id;
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
    await unwrapAuth(auth.mfa.challengeAndVerify({ factorId, code }));
  }
  const { data } = await auth.getSession();
  if (data.session) await unwrapAuth(supabase.auth.setSession(data.session));
}

export const needsAppCode = "app_code_needed";

async function emailProofCode(email: string, take: TakeCaptcha) {
  const options = { shouldCreateUser: false, ...(await take()) };
  await unwrapAuth(temporaryAuth().signInWithOtp({ email, options }));
}

/** Emails a code for members who have no password or forgot it. */
export const useEmailProofCode = (take: TakeCaptcha) =>
  useMutation({ mutationFn: (email: string) => emailProofCode(email, take) });

export type Identity = UserIdentity;

async function fetchIdentities() {
  return (await unwrapAuth(supabase.auth.getUserIdentities())).identities;
}

/** The sign-in methods linked to the account. */
export const useIdentities = () =>
  useQuery({ queryKey: accountKeys.identities, queryFn: fetchIdentities });

/** Unlinks a sign-in method. */
export function useUnlinkIdentity() {
  return useMutation({
    mutationFn: (identity: Identity) => unwrapAuth(supabase.auth.unlinkIdentity(identity)),
    meta: { invalidates: [accountKeys.identities], errorTitle: t`Error unlinking sign-in method` },
  });
}
