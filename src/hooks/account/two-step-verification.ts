import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { accountKeys } from "@/hooks/query-keys";
import { unwrapAuth } from "@/lib/account/auth-errors";
import { needsSecondStep } from "@/lib/account/second-step";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";

async function fetchFactors() {
  return (await unwrapAuth(supabase.auth.mfa.listFactors())).totp;
}

/** The authenticator apps in use. */
export const useFactors = () => useQuery({ queryKey: accountKeys.factors, queryFn: fetchFactors });

/** The secret for an authenticator app, as text and as a QR code (an SVG data URL). */
export interface Enrollment {
  factorId: string;
  qrCode: string;
  secret: string;
}

async function enroll(): Promise<Enrollment> {
  const { mfa } = supabase.auth;
  // An abandoned setup would block its name.
  const { data: factors } = await mfa.listFactors();
  for (const factor of factors?.all ?? []) {
    if (factor.status === "unverified") await mfa.unenroll({ factorId: factor.id });
  }
  const { id, totp } = await unwrapAuth(
    mfa.enroll({ factorType: "totp", friendlyName: "Authenticator app" }),
  );
  return { factorId: id, qrCode: totp.qr_code, secret: totp.secret };
}

/** Starts the setup of an authenticator app; `useVerifyFactor` completes it. */
export const useEnrollFactor = () => useMutation({ mutationFn: enroll });

/** Verifies a 6-digit code, which completes a setup or a sign-in. */
export function useVerifyFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (proof: { factorId: string; code: string }) =>
      unwrapAuth(supabase.auth.mfa.challengeAndVerify(proof)),
    // Before this, the server withheld private data.
    onSuccess: () => void client.invalidateQueries(),
    meta: { invalidates: [accountKeys.factors] },
  });
}

/** Turns two-step verification off. */
export function useRemoveFactor() {
  return useMutation({
    mutationFn: (factorId: string) => unwrapAuth(supabase.auth.mfa.unenroll({ factorId })),
    meta: {
      invalidates: [accountKeys.factors],
      errorTitle: t`Error turning off two-step verification`,
    },
  });
}

/** The factor that the session still has to prove; null when it has proved enough. */
export async function findPendingFactor(): Promise<string | null> {
  if (!(await needsSecondStep())) return null;
  return (await fetchFactors())[0]?.id ?? null;
}
