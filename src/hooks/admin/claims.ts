import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useDecision } from "@/hooks/admin/decide";
import { nextStart, pageSize } from "@/hooks/admin/paging";
import { api } from "@/lib/api";
import { toAppError } from "@/lib/errors";

async function fetchClaims(start: number, signal: AbortSignal) {
  const { data, error, status } = await api
    .from("claim_evidence")
    .select(
      `doctor_id, claimant, state, version, full_name, role_at_practice, npi, work_email, work_phone, created_at,
       doctor:doctors!claim_evidence_doctor_id_fkey(practice_name, address_city, address_state, npi, phone, website),
       person:profiles!claim_evidence_claimant_fkey(full_name, roles:user_roles!user_roles_user_id_fkey(role))`,
    )
    .in("state", ["pending", "rival"])
    .order("created_at")
    .order("doctor_id")
    .range(start, start + pageSize - 1)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return data;
}

/** A claim that waits for a decision, with what the claimant says and what the listing says. */
export type PendingClaim = Awaited<ReturnType<typeof fetchClaims>>[number];

/** The claims nobody has decided yet, oldest first. */
export const usePendingClaims = () =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: ["admin", "claims"] as const,
      queryFn: ({ pageParam, signal }) => fetchClaims(pageParam, signal),
      initialPageParam: 0,
      getNextPageParam: nextStart,
      select: (data) => data.pages.flat(),
      staleTime: 0,
    }),
  );

interface ClaimDecision {
  doctorId: string;
  claimant: string;
  /** The version of the claim that was looked at. */
  version: number;
  isApproved: boolean;
  /** Needed to reject. */
  reason: string;
}

async function decideClaim({ doctorId, claimant, version, isApproved, reason }: ClaimDecision) {
  const { error, status } = await api.rpc("decide_claim", {
    target: doctorId,
    claimant,
    seen_version: version,
    is_approved: isApproved,
    reason,
  });
  if (error) throw toAppError(error, status);
}

/** Approves a claim, which makes the claimant the owner of the listing, or rejects it. */
export const useDecideClaim = () => useDecision(decideClaim);
