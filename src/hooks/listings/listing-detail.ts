import { queryOptions, useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/query-keys";
import { isUuid } from "@/lib/format/text";
import { detailColumns } from "@/lib/listings/detail-columns";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { checkRows, unwrap } from "@/lib/supabase/unwrap";

async function readListing(id: string, signal: AbortSignal) {
  const data = await unwrap(
    supabase
      .from("doctors")
      .select(detailColumns)
      .eq("id", id)
      .order("min_age", { referencedTable: "tiers" })
      .order("position", { referencedTable: "clinicians" })
      .abortSignal(signal)
      .maybeSingle(),
  );
  if (data) checkRows([data], "id", "practice_name", "status");
  return data;
}

async function readMergeTarget(id: string, signal: AbortSignal) {
  const data = await unwrap(supabase.rpc("get_merge_target", { target: id }).abortSignal(signal));
  // The generated types don't know that most listings have none.
  const remaining: string | null = data;
  return remaining === null ? null : readListing(remaining, signal);
}

async function fetchListing(id: string, signal: AbortSignal) {
  // PostgreSQL rejects an invalid id, so don't request it.
  if (!isUuid(id)) return null;
  return (await readListing(id, signal)) ?? readMergeTarget(id, signal);
}

/**
 * One listing with its submitter's name and its owner's published contact details. A merged listing
 * returns the one it was merged into.
 */
export type ListingDetail = NonNullable<Awaited<ReturnType<typeof fetchListing>>>;

export const listingQuery = (id: string) =>
  queryOptions({
    queryKey: listingKeys.one(id),
    queryFn: ({ signal }) => fetchListing(id, signal),
    meta: { errorTitle: t`Error loading doctor` },
  });

/** One listing; null if there is none the person may read. */
export const useListing = (id: string) => useQuery(listingQuery(id));
