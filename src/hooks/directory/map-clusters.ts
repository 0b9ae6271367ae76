import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { searchArguments } from "@/hooks/directory/search-listings";
import { mapKeys } from "@/hooks/query-keys";
import { fetchCards } from "@/hooks/saved/saved-listings";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import type { Edges } from "@/lib/directory/map-edges";
import type { Cluster, Marker } from "@/lib/directory/map-markers";
import { type Point, toMap } from "@/lib/directory/map-projection";
import { locale } from "@/lib/language";
import { supabase } from "@/lib/supabase/client";
import { readArguments } from "@/lib/supabase/read-arguments";
import { checkRows, unwrap } from "@/lib/supabase/unwrap";

type Spot = Pick<Marker, "doctor_ids" | "offices">;

/** Offices that are not at the listing's own address. */
async function fetchOffices(ids: readonly string[], signal: AbortSignal) {
  const data = await unwrap(
    supabase
      .from("offices")
      .select("doctor_id, position, name, address_city, address_state")
      .in("doctor_id", [...ids])
      .gt("position", 0)
      .abortSignal(signal),
  );
  return checkRows(data, "doctor_id", "position");
}

async function fetchSpot({ doctor_ids, offices: at }: Spot, signal: AbortSignal) {
  const ids = doctor_ids ?? [];
  const areElsewhere = at?.some((position) => position > 0);
  const [cards, offices] = await Promise.all([
    fetchCards(ids, signal),
    areElsewhere ? fetchOffices(ids, signal) : [],
  ]);
  return cards
    .map((practice) => {
      const position = at?.[ids.indexOf(practice.id)];
      const office = offices.find(
        (one) => one.doctor_id === practice.id && one.position === position,
      );
      return {
        ...practice,
        place: `${office?.address_city ?? practice.address_city}, ${office?.address_state ?? practice.address_state}`,
        officeName: office?.name ?? null,
      };
    })
    .sort((one, other) => one.practice_name.localeCompare(other.practice_name, locale));
}

/** The practices of one marker, by name, each with the place and name of its office there. */
export const useSpot = (spot: Spot) =>
  useQuery({
    queryKey: mapKeys.spot(spot.doctor_ids ?? [], spot.offices ?? []),
    queryFn: ({ signal }) => fetchSpot(spot, signal),
  });

interface ClusterRow extends Cluster {
  /** How many practices are in all clusters of the request, each counted once. */
  in_view: number;
}

/** The markers of the map and the number of practices: one with several offices has several markers. */
export interface MapMarkers {
  markers: Marker[];
  total: number;
  /** The nearest office to each region without any. */
  beyond: Point[];
}

async function fetchClusters(filters: ListingFilters, edges: Edges | null, signal: AbortSignal) {
  const args = { ...searchArguments(filters), ...edges };
  const data = await unwrap(
    supabase.rpc("map_clusters", ...readArguments(args)).abortSignal(signal),
  );
  // The generated types don't know which columns of a function are nullable.
  const rows: ClusterRow[] = data;
  return checkRows(rows, "latitude", "longitude", "count", "practice_name");
}

function toMarkers(parts: ClusterRow[][]): MapMarkers {
  const markers = parts.flat().flatMap((cluster) => {
    const point = toMap(cluster.latitude, cluster.longitude);
    return point ? [{ ...cluster, point }] : [];
  });
  return {
    markers: markers.filter(({ count }) => count > 0),
    total: parts.reduce((sum, [first]) => sum + (first?.in_view ?? 0), 0),
    beyond: markers.filter(({ count }) => count === 0).map(({ point }) => point),
  };
}

/**
 * The markers of all search results or, given the edges of each visible region, of the results
 * there. Keeps the previous markers while loading.
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
