import { registryFor } from "@/hooks/admin/npi-registry";
import { fetchOwnCases } from "@/hooks/admin/own-cases";
import { onPage, type QueuePage, useQueue } from "@/hooks/admin/queue-page";
import { findProblems, useDecision } from "@/hooks/admin/use-decision";
import { claimColumns } from "@/lib/admin/claim-columns";
import { supabase } from "@/lib/supabase/client";
import { Constants } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

const open = ["pending", "competing"] as const;

const columns =
  `created_at, doctor_id, claimant, listing:doctors!claim_evidence_doctor_id_fkey!inner(
   practice_name, former_names, address_city, address_state, npi, phone, website, ownership, owned_since, user_id,
   clinicians(npi, former_names), owner:profiles!doctors_user_id_fkey(full_name))` as const;

const whereEvidence: Record<string, readonly string[]> = {
  none: ["has_evidence.is.false"],
  competing: ["status.eq.competing"],
};

async function fetchPage(page: QueuePage, signal: AbortSignal) {
  const { state, evidence = "" } = page.filters;
  const flag = Constants.public.Enums.case_flag.find((each) => each === evidence);
  const query = flag
    ? supabase.rpc("list_flagged_claims", { flag }).select(columns)
    : supabase.from("claim_evidence").select(columns);
  const options = {
    columns: ["created_at", "doctor_id", "claimant"],
    where: ["status.in.(pending,competing)", ...(whereEvidence[evidence] ?? [])],
  } as const;
  const claims = onPage(query, page, options);
  return unwrap(
    (state ? claims.filter("listing.address_state", "eq", state) : claims).abortSignal(signal),
  );
}

/** The open claims on the listings of a page, also those of later pages. */
async function fetchClaimsOn(listings: string[], signal: AbortSignal) {
  if (listings.length === 0) return [];
  return unwrap(
    supabase
      .from("claim_evidence")
      .select(claimColumns)
      .in("status", open)
      .in("doctor_id", listings)
      .order("status")
      .order("created_at")
      .abortSignal(signal),
  );
}

/** A page of the open claims, or those on the listings with the given ids. */
export async function fetchClaims(position: QueuePage, signal: AbortSignal) {
  const page = await fetchPage(position, signal);
  const listings = [...new Set(page.map(({ doctor_id }) => doctor_id))];
  const [claims, own] = await Promise.all([
    fetchClaimsOn(listings, signal),
    fetchOwnCases("claim_evidence", listings, signal),
  ]);
  // A doctor who added the practice has entered their NPI there.
  const named = [...claims, ...page.map(({ listing }) => listing)].map(({ npi }) => npi);
  const registry = await registryFor(named, signal);
  return page.map((entry) => ({
    ...entry,
    /** Whether the admin claims the listing or works there. */
    isOwn: own.has(entry.doctor_id),
    /** The registry's data about the claimants' NPIs. */
    registry,
    /** All open claims on the listing: the pending one first, then competing claims, oldest first. */
    claims: claims.filter(({ doctor_id }) => doctor_id === entry.doctor_id),
  }));
}

/** A listing with its open claims. */
export type ClaimedListing = Awaited<ReturnType<typeof fetchClaims>>[number];

/** An open claim with its evidence. */
export type OpenClaim = ClaimedListing["claims"][number];

/** Keeps each listing once, at its oldest claim, without those whose claims were decided between the two queries. */
export const groupByListing = (entries: ClaimedListing[]) => {
  const ids = entries.map(({ doctor_id }) => doctor_id);
  return entries.filter(
    ({ doctor_id, claims }, index) => claims.length > 0 && ids.indexOf(doctor_id) === index,
  );
};

/** The listings with open claims. */
export function useClaimedListings() {
  const query = useQueue("claims", fetchClaims);
  return { ...query, data: query.data && groupByListing(query.data) };
}

interface ClaimDecision {
  /** The claim as the admin saw it. */
  claim: Pick<OpenClaim, "doctor_id" | "claimant" | "version" | "failed_checks">;
  isApproved: boolean;
  /** Required to reject a claim, or to approve one on a listing that someone else owns. */
  reason: string;
}

async function decideClaim({ claim, isApproved, reason }: ClaimDecision) {
  const decision = supabase.rpc("decide_claim", {
    target: claim.doctor_id,
    claimant: claim.claimant,
    seen_version: claim.version,
    is_approved: isApproved,
    reason,
    accepted: claim.failed_checks ?? [],
  });
  await unwrap(decision);
}

/** Approves a claim with the failed checks that the admin has seen, or rejects it. */
export const useDecideClaim = () => useDecision(decideClaim, undefined, null);

/** A claim to approve together with others. */
type ApprovedClaim = Pick<OpenClaim, "doctor_id" | "claimant" | "version"> & {
  practice_name: string;
};

async function approveClaims(claims: readonly ApprovedClaim[]) {
  const seen = claims.map(({ doctor_id, claimant, version }) => ({
    id: doctor_id,
    claimant,
    version,
  }));
  const results = await unwrap(supabase.rpc("decide_all", { seen, is_approved: true }));
  return findProblems(
    results,
    (id) => claims.find(({ doctor_id }) => doctor_id === id)?.practice_name ?? "A listing",
  );
}

/** Approves several claims. Returns those that couldn't be approved, each with the reason. */
export const useApproveClaims = () => useDecision(approveClaims, undefined, null);
