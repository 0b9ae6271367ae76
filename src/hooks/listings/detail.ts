import { queryOptions, useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import { AppError } from "@/lib/errors";
import { isUuid } from "@/lib/format/uuid";
import { detailColumns } from "@/lib/listings/detail-columns";
import { isPublic } from "@/lib/listings/listing-state";
import { forgetListing, rememberListing } from "@/lib/listings/recent-listings";
import { answer, api } from "@/lib/supabase/api";
import { checkRows } from "@/lib/supabase/check-rows";

async function readListing(id: string, signal: AbortSignal) {
  const data = await answer(
    api
      .from("doctors")
      .select(detailColumns)
      .eq("id", id)
      .order("min_age", { referencedTable: "tiers" })
      .order("position", { referencedTable: "clinicians" })
      .abortSignal(signal)
      .maybeSingle(),
  );
  if (data) checkRows([data], "id", "practice_name", "state");
  // What only some may see must not stay behind on a shared device.
  if (data && isPublic(data)) rememberListing(data);
  else forgetListing(id);
  return data;
}

async function readSuccessor(id: string, signal: AbortSignal) {
  const data = await answer(api.rpc("merged_into", { target: id }).abortSignal(signal));
  // The generated types do not know that most listings have none.
  const kept: string | null = data;
  return kept === null ? null : readListing(kept, signal);
}

async function fetchListing(id: string, signal: AbortSignal) {
  // A mangled link is of no use to the database, which would not understand the question.
  const listing = isUuid(id)
    ? ((await readListing(id, signal)) ?? (await readSuccessor(id, signal)))
    : null;
  if (!listing) throw new AppError("not-found", "This listing does not exist or is not public.");
  return listing;
}

/** One listing with its submitter's name and its owner's published contact; of a merged one, the one that took its place. */
export type ListingDetail = Awaited<ReturnType<typeof fetchListing>>;

export const listingQuery = (id: string) =>
  queryOptions({
    queryKey: listingKeys.one(id),
    queryFn: ({ signal }) => fetchListing(id, signal),
    meta: { errorTitle: "Error loading doctor" },
  });

/** One listing. */
export const useListing = (id: string) => useQuery(listingQuery(id));
