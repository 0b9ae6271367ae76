import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { accountKeys } from "@/hooks/query-keys";
import { toAuthFailure } from "@/lib/account/auth-errors";
import { needsSecondStep } from "@/lib/account/second-step";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";

async function fetchFactors() {
  const { data, error } = await supabase.auth.mfa.listFactors();
  if (error) throw toAuthFailure(error);
  return data.totp;
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
  const { data, error } = await mfa.enroll({
    factorType: "totp",
    friendlyName: "Authenticator app",
  });
  if (error) throw toAuthFailure(error);
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

async function verifyFactor({ factorId, code }: { factorId: string; code: string }) {
  const { error } = await supabase.auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw toAuthFailure(error);
}

async function removeFactor(factorId: string) {
  const { error } = await supabase.auth.mfa.unenroll({ factorId });
  if (error) throw toAuthFailure(error);
}

/** Starts the setup of an authenticator app; `useVerifyFactor` completes it. */
export const useEnrollFactor = () => useMutation({ mutationFn: enroll });

/** Verifies a 6-digit code, which completes a setup or a sign-in. */
export function useVerifyFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: verifyFactor,
    // Before this, the server withheld private data.
    onSuccess: () => void client.invalidateQueries(),
    meta: { invalidates: [accountKeys.factors] },
  });
}

/** Turns two-step verification off. */
export function useRemoveFactor() {
  return useMutation({
    mutationFn: removeFactor,
    meta: {
      invalidates: [accountKeys.factors],
      errorTitle: t`Error turning off two-step verification`,
    },
  });
}

/** The factor that the session still has to prove; null when it has proved enough. */
export async function findPendingFactor(): Promise<string | null> {
  if (!(await needsSecondStep())) return null;
  const { data: factors, error } = await supabase.auth.mfa.listFactors();
  if (error) throw toAuthFailure(error);
  return factors.totp[0]?.id ?? null;
}
