import { queryOptions, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { deskKeys } from "@/hooks/moderation/keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const lookAlike = z.object({
  id: z.string(),
  practice_name: z.string(),
  verified: z.boolean(),
  /** From 0 to 1. */
  similarity: z.number(),
});

const evidence = z.object({
  listing_id: z.string(),
  /** What became of the other listings that the same person added. */
  verified_before: z.number(),
  refused_before: z.number(),
  /** Other listings with a like name in the same ZIP. */
  look_alikes: z.array(lookAlike),
});

/** What speaks for and against a listing. */
export type Evidence = z.infer<typeof evidence>;

/** The evidence about a page of listings, by their ids: one question. None when it cannot be had. */
export async function evidenceFor(listings: { id: string }[], signal: AbortSignal) {
  const ids = listings.map(({ id }) => id);
  const { data } =
    ids.length === 0
      ? { data: [] }
      : await supabase.rpc("admin_get_listing_evidence", { listings: ids }).abortSignal(signal);
  const read = z.array(evidence).safeParse(data);
  return new Map<string, Evidence>(read.data?.map((one) => [one.listing_id, one]));
}

async function fetchRefusals(listingId: string, signal: AbortSignal) {
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

/** When and why a listing that waits again was refused, latest first. */
export const useRefusals = (listingId: string, rejectionCount: number) =>
  useQuery(
    queryOptions({
      queryKey: deskKeys.refusals(listingId, rejectionCount),
      queryFn: ({ signal }) => fetchRefusals(listingId, signal),
      enabled: rejectionCount > 0,
    }),
  );
