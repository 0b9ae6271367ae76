import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { searchArguments } from "@/hooks/listings/search";
import { mapKeys } from "@/hooks/map/keys";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import type { Edges } from "@/lib/map/edges";
import type { Cluster, Mark } from "@/lib/map/marks";
import { toMap } from "@/lib/map/projection";
import { answer, api } from "@/lib/supabase/api";
import { checkRows } from "@/lib/supabase/check-rows";

async function fetchClusters(filters: ListingFilters, edges: Edges | null, signal: AbortSignal) {
  const asked = { ...searchArguments(filters), ...edges };
  const data = await answer(api.rpc("map_clusters", asked).abortSignal(signal));
  // The generated types do not know which columns of a function may be null.
  const rows: Cluster[] = data;
  return checkRows(rows, "latitude", "longitude", "count", "practice_name");
}

const toMarks = (clusters: Cluster[]): Mark[] =>
  clusters.flatMap((cluster) => {
    const point = toMap(cluster.latitude, cluster.longitude);
    return point ? [{ ...cluster, point }] : [];
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
        return (await Promise.all(asked)).flat();
      },
      select: toMarks,
    }),
    placeholderData: keepPreviousData,
  });
