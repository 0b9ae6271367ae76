import { queryOptions, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { adminKeys } from "@/hooks/moderation/keys";
import { supabase } from "@/lib/supabase/client";
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
});

/** Evidence for and against a pending listing. */
export type Evidence = z.infer<typeof evidence>;

/** Loads the evidence for several listings in one call, by id. Empty on failure. */
export async function evidenceFor(listings: { id: string }[], signal: AbortSignal) {
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
      .eq("action", "reject listing")
      .order("id", { ascending: false })
      .limit(3)
      .abortSignal(signal),
  );
}

/** The latest rejections of a listing with their reasons, newest first. */
export const useRejections = (listingId: string, rejectionCount: number) =>
  useQuery(
    queryOptions({
      queryKey: adminKeys.rejections(listingId, rejectionCount),
      queryFn: ({ signal }) => fetchRejections(listingId, signal),
      enabled: rejectionCount > 0,
    }),
  );
