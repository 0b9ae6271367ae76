import { useInfiniteQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const pageSize = 10;

async function fetchVersions(listingId: string, before: number | null, signal: AbortSignal) {
  const newest = supabase
    .from("listing_versions")
    .select(
      "id, version, action, changes, reason, at, actor_id:actor, actor:profiles!listing_versions_actor_fkey(full_name)",
    )
    .eq("doctor_id", listingId);
  return unwrap(
    (before === null ? newest : newest.lt("id", before))
      .order("id", { ascending: false })
      .limit(pageSize)
      .abortSignal(signal),
  );
}

/** One version of a listing: what changed, when, and by whom. */
export type ListingVersion = Awaited<ReturnType<typeof fetchVersions>>[number];

/** The history of a listing, newest first, page by page. */
export const useListingVersions = (listingId: string) =>
  useInfiniteQuery({
    queryKey: listingKeys.versions(listingId),
    queryFn: ({ pageParam, signal }) => fetchVersions(listingId, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < pageSize ? null : (page.at(-1)?.id ?? null)),
    select: (data) => data.pages.flat(),
    staleTime: 0,
  });
