import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { searchArguments } from "@/hooks/listings/search";
import { mapKeys } from "@/hooks/map/keys";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import type { Edges } from "@/lib/map/edges";
import type { Cluster, Marker } from "@/lib/map/marks";
import { toMap } from "@/lib/map/projection";
import { checkRows } from "@/lib/supabase/check-rows";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface ClusterRow extends Cluster {
  /** How many practices are in all clusters of the request, each counted once. */
  in_view: number;
}

/** The markers of the map and the number of practices: one with several offices has several markers. */
export interface MapMarkers {
  markers: Marker[];
  total: number;
}

async function fetchClusters(filters: ListingFilters, edges: Edges | null, signal: AbortSignal) {
  const args = { ...searchArguments(filters), ...edges };
  const data = await unwrap(supabase.rpc("map_clusters", args).abortSignal(signal));
  // The generated types don't know which columns of a function are nullable.
  const rows: ClusterRow[] = data;
  return checkRows(rows, "latitude", "longitude", "count", "practice_name");
}

const toMarkers = (parts: ClusterRow[][]): MapMarkers => ({
  markers: parts.flat().flatMap((cluster) => {
    const point = toMap(cluster.latitude, cluster.longitude);
    return point ? [{ ...cluster, point }] : [];
  }),
  total: parts.reduce((sum, [first]) => sum + (first?.in_view ?? 0), 0),
});

/**
 * The markers of all search results or, given the edges of each visible region, of the results there. Keeps the previous
 * markers while loading.
 */
export const useMapMarkers = (filters: ListingFilters, parts: readonly Edges[] | null) =>
  useQuery({
    ...queryOptions({
      queryKey: mapKeys.clusters(searchArguments(filters), parts),
      queryFn: async ({ signal }) => {
        const requests = (parts ?? [null]).map((edges) => fetchClusters(filters, edges, signal));
        return Promise.all(requests);
      },
      select: toMarkers,
    }),
    placeholderData: keepPreviousData,
  });
