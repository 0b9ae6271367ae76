import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { registryFor } from "@/hooks/admin/npi-registry";
import { fetchOwnCases } from "@/hooks/admin/own-cases";
import { nextCursor, pageSize, queueStart } from "@/hooks/admin/queue-page";
import { useDecision } from "@/hooks/admin/use-decision";
import { adminKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const open = ["pending", "competing"] as const;

/** A claim's position in the queue. */
interface Cursor {
  created_at: string;
  doctor_id: string;
  claimant: string;
}

const firstCursor: Cursor = { ...queueStart, doctor_id: queueStart.id, claimant: queueStart.id };

function comesAfter({ created_at, doctor_id, claimant }: Cursor): string {
  const sameTime = `created_at.eq."${created_at}"`;
  return [
    `created_at.gt."${created_at}"`,
    `and(${sameTime},doctor_id.gt.${doctor_id})`,
    `and(${sameTime},doctor_id.eq.${doctor_id},claimant.gt.${claimant})`,
  ].join();
}

async function fetchPage(after: Cursor, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("claim_evidence")
      .select(
        `created_at, doctor_id, claimant, listing:doctors!claim_evidence_doctor_id_fkey(
         practice_name, former_names, address_city, address_state, npi, phone, website, ownership, owned_since, user_id,
         clinicians(npi, former_names), owner:profiles!doctors_user_id_fkey(full_name))`,
      )
      .in("status", open)
      .or(comesAfter(after))
      .order("created_at")
      .order("doctor_id")
      .order("claimant")
      .limit(pageSize)
      .abortSignal(signal),
  );
}

/** The open claims on the listings of a page, also those of later pages. */
async function fetchClaimsOn(listings: string[], signal: AbortSignal) {
  if (listings.length === 0) return [];
  return unwrap(
    supabase
      .from("claim_evidence")
      .select(
        `doctor_id, claimant, status, version, full_name, role_at_practice, npi, work_email, work_email_proven_at,
       work_phone, is_phone_public, created_at,
       person:profiles!claim_evidence_claimant_fkey(full_name, roles:user_roles!user_roles_user_id_fkey(role))`,
      )
      .in("status", open)
      .in("doctor_id", listings)
      .order("status")
      .order("created_at")
      .abortSignal(signal),
  );
}

/** What approving the claims would add to their listings. Empty on failure, which doesn't block decisions. */
async function fetchDetails(listings: string[], signal: AbortSignal) {
  if (listings.length === 0) return [];
  const { data } = await supabase.rpc("admin_get_claim_details", { listings }).abortSignal(signal);
  return data ?? [];
}

async function fetchClaims(after: Cursor, signal: AbortSignal) {
  const page = await fetchPage(after, signal);
  const listings = [...new Set(page.map(({ doctor_id }) => doctor_id))];
  const [claims, details, own] = await Promise.all([
    fetchClaimsOn(listings, signal),
    fetchDetails(listings, signal),
    fetchOwnCases("claim_evidence", listings, signal),
  ]);
  const named = claims.map(({ npi }) => npi);
  const registry = await registryFor(named, signal);
  return page.map((entry) => ({
    ...entry,
    /** Whether the admin claims the listing or works there. */
    isOwn: own.has(entry.doctor_id),
    /** The registry's data about the claimants' NPIs. */
    registry,
    /** All open claims on the listing: the pending one first, then competing claims, oldest first. */
    claims: claims
      .filter(({ doctor_id }) => doctor_id === entry.doctor_id)
      .map((claim) => ({ ...claim, added: addedBy(claim, details) })),
  }));
}

interface ClaimDetails {
  doctor_id: string;
  claimant: string;
  npi: string | null;
  phone: string | null;
}

/** What approving a claim adds to its listing, for a sentence. */
function addedBy(
  claim: Pick<ClaimDetails, "doctor_id" | "claimant">,
  details: readonly ClaimDetails[],
): ("NPI" | "phone")[] {
  const found = details.find(
    ({ doctor_id, claimant }) => doctor_id === claim.doctor_id && claimant === claim.claimant,
  );
  return [...(found?.npi ? (["NPI"] as const) : []), ...(found?.phone ? (["phone"] as const) : [])];
}

/** A listing with its open claims. */
export type ClaimedListing = Awaited<ReturnType<typeof fetchClaims>>[number];

/** An open claim with its evidence. */
export type OpenClaim = ClaimedListing["claims"][number];

/** Keeps each listing once, at its oldest claim, without those whose claims were decided between the two queries. */
const groupByListing = (entries: ClaimedListing[]) => {
  const ids = entries.map(({ doctor_id }) => doctor_id);
  return entries.filter(
    ({ doctor_id, claims }, index) => claims.length > 0 && ids.indexOf(doctor_id) === index,
  );
};

/** The listings with open claims, oldest first. */
export const useClaimedListings = () =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: adminKeys.queue("claims"),
      queryFn: ({ pageParam, signal }) => fetchClaims(pageParam, signal),
      initialPageParam: firstCursor,
      getNextPageParam: nextCursor,
      select: (data) => groupByListing(data.pages.flat()),
      staleTime: 0,
    }),
  );

interface ClaimDecision {
  /** The claim as the admin saw it. */
  claim: Pick<OpenClaim, "doctor_id" | "claimant" | "version">;
  isApproved: boolean;
  /** Required to reject a claim, or to approve one on a listing that someone else owns. */
  reason: string;
  /** Approves the claim without any evidence. */
  isWithoutEvidence: boolean;
}

async function decideClaim({ claim, isApproved, reason, isWithoutEvidence }: ClaimDecision) {
  const decision = supabase.rpc("decide_claim", {
    target: claim.doctor_id,
    claimant: claim.claimant,
    seen_version: claim.version,
    is_approved: isApproved,
    reason,
    is_without_evidence: isWithoutEvidence,
  });
  const outcome = await unwrap(decision, { PT428: "no evidence" as const });
  return outcome === "no evidence" ? outcome : "decided";
}

/** Approves a claim, which makes the claimant the owner, or rejects it. Approving without evidence needs a confirmation. */
export const useDecideClaim = () => useDecision(decideClaim);
