import { useMutation, useQuery } from "@tanstack/react-query";
import { claimKeys } from "@/hooks/query-keys";
import { AppError } from "@/lib/errors";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { pageLoadMs } from "@/lib/supabase/query-client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchOwnClaims(userId: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("claim_evidence")
      .select(
        `doctor_id, full_name, role_at_practice, npi, work_email, work_email_proven_at, compare_work_email, work_phone, is_phone_public, message, status, reason,
       listing:doctors!claim_evidence_doctor_id_fkey(practice_name, status, ownership, user_id, npi, phone, website, clinicians(name))`,
      )
      .eq("claimant", userId)
      .order("created_at", { ascending: false })
      .limit(50)
      .abortSignal(signal),
  );
}

/** A member's own claim, with its evidence. */
export type OwnClaim = Awaited<ReturnType<typeof fetchOwnClaims>>[number];

/** Whether a claim is open: prepared for a practice that isn't published yet, pending, or competing with another one. */
export const isOpenClaim = ({ status }: Pick<OwnClaim, "status">): boolean =>
  status === "prepared" || status === "pending" || status === "competing";

/** The claims a person has filed, newest first; none without an account. */
export const useOwnClaims = (userId: string | null) =>
  useQuery({
    queryKey: claimKeys.own(userId),
    queryFn: ({ signal }) => fetchOwnClaims(userId ?? "", signal),
    // Other people change the status.
    staleTime: pageLoadMs,
    enabled: userId !== null,
  });

/** The evidence of a claim. */
export interface ClaimEvidence {
  full_name: string;
  role_at_practice: string;
  npi: string;
  work_email: string | null;
  work_phone: string | null;
  /** Whether an approval adds the work phone to a listing that has none. */
  is_phone_public: boolean;
  /** For the admins. */
  message: string | null;
}

interface EvidenceOfClaim {
  listingId: string;
  evidence: ClaimEvidence;
}

/** Saves the evidence of a claim. */
export const useSaveEvidence = () =>
  useMutation({
    mutationFn: async ({ listingId, evidence }: EvidenceOfClaim) => {
      const data = await unwrap(
        supabase
          .from("claim_evidence")
          .update(evidence)
          .eq("doctor_id", listingId)
          .in("status", ["prepared", "pending", "competing"])
          .select("doctor_id"),
      );
      // A policy that hides the row causes no error, only an update of zero rows.
      if (data.length === 0) throw new AppError("conflict", t`This claim is no longer open.`);
    },
    meta: { invalidates: [claimKeys.all], errorTitle: t`Error` },
  });

interface WorkEmailOfClaim {
  listingId: string;
  fullName: string;
  workEmail: string;
}

/** Saves the work email of an owner who became it without other evidence. */
export const useSaveWorkEmail = () =>
  useMutation({
    mutationFn: async ({ listingId, fullName, workEmail }: WorkEmailOfClaim) => {
      const data = await unwrap(
        supabase
          .from("claim_evidence")
          .update({ full_name: fullName, work_email: workEmail })
          .eq("doctor_id", listingId)
          .eq("status", "approved")
          .select("doctor_id"),
      );
      if (data.length === 0) throw new AppError("conflict", t`You no longer own this listing.`);
    },
    meta: { invalidates: [claimKeys.all], errorTitle: t`Error` },
  });
