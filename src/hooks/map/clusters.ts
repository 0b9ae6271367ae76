import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { searchArguments } from "@/hooks/listings/search";
import { mapKeys } from "@/hooks/map/keys";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import type { Edges } from "@/lib/map/edges";
import type { Cluster, Mark } from "@/lib/map/marks";
import { toMap } from "@/lib/map/projection";
import { checkRows } from "@/lib/supabase/check-rows";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface ClusterRow extends Cluster {
  /** How many practices are in all clusters of the request, each counted once. */
  in_view: number;
}

/** What the map draws, and how many practices that is: one with several offices is at several marks. */
export interface MapMarks {
  marks: Mark[];
  total: number;
}

async function fetchClusters(filters: ListingFilters, edges: Edges | null, signal: AbortSignal) {
  const asked = { ...searchArguments(filters), ...edges };
  const data = await unwrap(supabase.rpc("map_clusters", asked).abortSignal(signal));
  // The generated types do not know which columns of a function may be null.
  const rows: ClusterRow[] = data;
  return checkRows(rows, "latitude", "longitude", "count", "practice_name");
}

const toMarks = (parts: ClusterRow[][]): MapMarks => ({
  marks: parts.flat().flatMap((cluster) => {
    const point = toMap(cluster.latitude, cluster.longitude);
    return point ? [{ ...cluster, point }] : [];
  }),
  total: parts.reduce((sum, [first]) => sum + (first?.in_view ?? 0), 0),
});

/**
 * Where the listings are that a search finds or, with the edges of each part of the globe in sight, those there that are
 * what it asks for. Until that is known, what was there before stands.
 */
export const useMapMarks = (filters: ListingFilters, parts: readonly Edges[] | null) =>
  useQuery({
    ...queryOptions({
      queryKey: mapKeys.clusters(searchArguments(filters), parts),
      queryFn: async ({ signal }) => {
        const asked = (parts ?? [null]).map((edges) => fetchClusters(filters, edges, signal));
        return Promise.all(asked);
      },
      select: toMarks,
    }),
    placeholderData: keepPreviousData,
  });
