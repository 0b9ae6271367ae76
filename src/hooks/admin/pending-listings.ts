import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { registryFor } from "@/hooks/admin/npi-registry";
import { withOwnCases } from "@/hooks/admin/own-cases";
import { onPage, type PagedQuery, type QueuePage, useQueue } from "@/hooks/admin/queue-page";
import { findProblems, useDecision } from "@/hooks/admin/use-decision";
import { adminKeys } from "@/hooks/query-keys";
import { claimColumns } from "@/lib/admin/claim-columns";
import { everyNpi } from "@/lib/admin/verdicts";
import { clinicianColumns, editedOfficeColumns } from "@/lib/listings/detail-columns";
import { supabase } from "@/lib/supabase/client";
import { Constants } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

const similarListing = z.object({
  id: z.string(),
  practice_name: z.string(),
  verified: z.boolean(),
  /** From 0 to 1. */
  similarity: z.number(),
});

const evidence = z.object({
  listing_id: z.string(),
  /** How many other listings of the same submitter were approved and rejected. */
  verified_before: z.number(),
  refused_before: z.number(),
  /** Other listings with a similar name in the same ZIP code. */
  look_alikes: z.array(similarListing),
  /** The entry of the removal register that keeps it from being published. */
  unwanted_as: z
    .string()
    .nullish()
    .transform((name) => name ?? null),
});

/** Evidence for and against a pending listing. */
type Evidence = z.infer<typeof evidence>;

/** Loads the evidence for several listings in one call, by id. Empty on failure. */
async function evidenceFor(listings: { id: string }[], signal: AbortSignal) {
  const ids = listings.map(({ id }) => id);
  const { data } =
    ids.length === 0
      ? { data: [] }
      : await supabase.rpc("admin_get_listing_evidence", { listings: ids }).abortSignal(signal);
  const read = z.array(evidence).safeParse(data);
  return new Map<string, Evidence>(read.data?.map((one) => [one.listing_id, one]));
}

async function fetchRejections(listingId: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("moderation_log")
      .select("id, reason, at")
      .eq("target_id", listingId)
      .eq("event", "listing_rejected")
      .order("id", { ascending: false })
      .limit(3)
      .abortSignal(signal),
  );
}

/** The latest rejections of a listing with their reasons, newest first. */
export const useRejections = (listingId: string, rejectionCount: number) =>
  useQuery({
    queryKey: adminKeys.rejections(listingId, rejectionCount),
    queryFn: ({ signal }) => fetchRejections(listingId, signal),
    enabled: rejectionCount > 0,
  });

const columns =
  `*, tiers:membership_tiers(label, min_age, max_age, monthly_price), ${editedOfficeColumns}, submitter:profiles!doctors_submitted_by_fkey(full_name), note:submission_notes(how_known),
   claims:claim_evidence!claim_evidence_doctor_id_fkey(${claimColumns}),
   ${clinicianColumns}` as const;

const sources: Record<string, string> = {
  member: "user_id.is.null",
  practice: "user_id.not.is.null",
  again: "rejection_count.gt.0",
};

function pendingOn<Query extends PagedQuery>(query: Query, page: QueuePage): Query {
  const { state, source } = page.filters;
  const where = [
    "status.eq.pending",
    ...(state ? [`address_state.eq.${state}`] : []),
    ...(source ? [sources[source] ?? ""] : []),
  ];
  return onPage(query, page, { where })
    .order("position", { referencedTable: "clinicians" })
    .order("position", { referencedTable: "offices" })
    .order("min_age", { referencedTable: "tiers" });
}

/** A page of the pending listings, or those with the given ids. */
export async function fetchPending(page: QueuePage, signal: AbortSignal) {
  const { check } = page.filters;
  const flag = Constants.public.Enums.case_flag.find((each) => each === check);
  const query = flag
    ? supabase
        .rpc("list_flagged_listings", { flag })
        .select(columns)
        .eq("claims.status", "prepared")
    : supabase.from("doctors").select(columns).eq("claims.status", "prepared");
  const data = await unwrap(pendingOn(query, page).abortSignal(signal));
  const [rows, evidence, registry] = await Promise.all([
    withOwnCases("doctors", data, signal),
    evidenceFor(data, signal),
    registryFor(
      data.flatMap((row) => [...everyNpi(row), ...row.claims.map(({ npi }) => npi)]),
      signal,
    ),
  ]);
  return rows.map((listing) => ({ ...listing, evidence: evidence.get(listing.id), registry }));
}

/** A listing pending review. */
export type PendingListing = Awaited<ReturnType<typeof fetchPending>>[number];

/** The listings pending review. */
export const usePendingListings = () => useQueue("listings", fetchPending);

type SeenListing = Pick<PendingListing, "id" | "version" | "claims">;

interface ListingDecision {
  /** The listing in the version that the admin saw. */
  listing: SeenListing;
  isApproved: boolean;
  /** Whether the doctor whose own practice it is becomes its verified owner. */
  isOwnerApproved: boolean;
  /** Required to reject. */
  reason: string;
}

async function decideListing({ listing, isApproved, isOwnerApproved, reason }: ListingDecision) {
  const claim = isOwnerApproved && listing.claims[0];
  await unwrap(
    supabase.rpc("decide_listing", {
      target: listing.id,
      seen_version: listing.version,
      is_verified: isApproved,
      reason,
      ...(claim && { seen_claim: claim.version, accepted: claim.failed_checks ?? [] }),
    }),
  );
}

/**
 * Approves or rejects a listing. The caller reports failures with the listing's name, because the
 * admin may have moved on.
 */
export const useDecideListing = () =>
  useDecision(decideListing, ({ listing: { id } }) => ({ queue: "listings", id }), null);

interface ListingsDecision extends Omit<ListingDecision, "listing" | "isOwnerApproved"> {
  listings: (SeenListing & Pick<PendingListing, "practice_name">)[];
}

/** The version of the claim of a doctor whose own practice it is, if all checks have passed. */
const passedClaim = ({ claims: [claim] }: SeenListing) =>
  claim?.failed_checks?.length === 0 ? { claim: claim.version } : {};

/** How many listings `decide_all` accepts in one call. */
const batchSize = 200;

async function decideListings({ listings, isApproved, reason }: ListingsDecision) {
  const problems: Awaited<ReturnType<typeof findProblems>> = [];
  for (let start = 0; start < listings.length; start += batchSize) {
    const batch = listings.slice(start, start + batchSize);
    const results = await unwrap(
      supabase.rpc("decide_all", {
        seen: batch.map((listing) => ({
          id: listing.id,
          version: listing.version,
          ...passedClaim(listing),
        })),
        is_approved: isApproved,
        reason,
      }),
    );
    const nameOf = (id: string) =>
      batch.find((listing) => listing.id === id)?.practice_name ?? "A listing";
    problems.push(...(await findProblems(results, nameOf)));
  }
  return problems;
}

/**
 * Approves or rejects several listings, and the doctors whose own practices they are if all checks have passed. Returns those that couldn't be decided, each with the reason.
 */
export const useDecideListings = () => useDecision(decideListings, undefined, null);
