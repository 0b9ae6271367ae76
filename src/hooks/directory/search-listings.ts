import {
  infiniteQueryOptions,
  useInfiniteQuery,
  usePrefetchInfiniteQuery,
} from "@tanstack/react-query";
import { placeArguments } from "@/hooks/directory/place-listings";
import { listingKeys } from "@/hooks/query-keys";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { formatCount } from "@/lib/format/numbers";
import type { ListingSummary } from "@/lib/listings/listing-summary";
import { plural, t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { readArguments } from "@/lib/supabase/read-arguments";
import { pageSizes } from "@/lib/supabase/shared-limits";
import { checkRows, unwrap } from "@/lib/supabase/unwrap";

const pageSize = pageSizes.search_doctors;

/** Search counts up to this number; a higher total means "more than". */
export const countLimit = 1000;

const limit = formatCount(countLimit);

/** A total as text: "12 practices", "more than 1,000 practices". */
export const limitedCount = (total: number): string =>
  total > countLimit
    ? t`more than ${limit} practices`
    : plural(total, { one: "# practice", other: "# practices" });

interface SearchRow extends ListingSummary {
  is_nearest_fallback: boolean;
  place: string | null;
  place_radius: number | null;
  corrected: string | null;
  total: number | null;
  page_cursor: string;
  // Not returned for a place's page.
  state?: string | null;
  unmatched?: string | null;
  elsewhere?: number | null;
  priced_for?: string | null;
  needs_place?: boolean | null;
  empty_region?: string | null;
}

/** The search results loaded so far, and how the query was interpreted. */
export interface ListingSearch {
  listings: ListingSummary[];
  /** At most `countLimit` + 1. */
  total: number;
  /** The place that distances are measured from. */
  place: string | null;
  /** The search radius in miles. */
  radius: number | null;
  /** Nothing is within the radius; these are the nearest. */
  isNearestFallback: boolean;
  /** The region of the place, if the nearest listings are across the sea; they are left out then. */
  emptyRegion: string | null;
  /** The corrected text, if the original had a typo. */
  corrected: string | null;
  /** The code of the state that was searched. */
  state: string | null;
  /** Words of the query that nothing matches; the listings are the results without them. */
  unmatched: string | null;
  /**
   * How many listings in other places have those words in a name, at most `countLimit` + 1; null if the query is more
   * than a name.
   */
  elsewhere: number | null;
  /** Prices were compared for one adult, because too many listings match for the household's total. */
  isPricedForAdult: boolean;
  /** "Open now" was ignored, because no place is known. */
  needsPlace: boolean;
}

/** The search as arguments of database functions. */
export const searchArguments = ({ search, near, radius, selected }: ListingFilters) => ({
  search,
  ...(near && { near_latitude: near.latitude, near_longitude: near.longitude }),
  ...(radius && { radius_miles: radius }),
  ...(selected && { filters: selected }),
});

function request(filters: ListingFilters, after: string | null, signal: AbortSignal) {
  const { place } = filters;
  const page = { page_size: pageSize, ...(after !== null && { after }) };
  if (place) {
    return supabase
      .rpc("list_place_listings", ...readArguments({ ...placeArguments(place), ...page }))
      .abortSignal(signal);
  }
  return supabase
    .rpc("search_doctors", ...readArguments({ ...searchArguments(filters), ...page }))
    .abortSignal(signal);
}

async function searchListings(filters: ListingFilters, after: string | null, signal: AbortSignal) {
  const data = await unwrap(request(filters, after, signal));
  // The generated types don't know which columns of a function are nullable.
  const rows: SearchRow[] = data;
  return checkRows(rows, "id", "practice_name", "address_city");
}

function summarize(pages: SearchRow[][]): ListingSearch {
  const found = pages.flat();
  const first = found[0];
  const emptyRegion = first?.empty_region ?? null;
  return {
    listings: emptyRegion === null ? found : [],
    total: first?.total ?? 0,
    place: first?.place ?? null,
    radius: first?.place_radius ?? null,
    isNearestFallback: first?.is_nearest_fallback === true && emptyRegion === null,
    emptyRegion,
    corrected: first?.corrected ?? null,
    state: first?.state ?? null,
    unmatched: first?.unmatched ?? null,
    elsewhere: first?.elsewhere ?? null,
    isPricedForAdult: first?.priced_for === "adult",
    needsPlace: first?.needs_place ?? false,
  };
}

export const listingSearchQuery = (filters: ListingFilters) =>
  infiniteQueryOptions({
    queryKey: listingKeys.search(filters),
    queryFn: ({ pageParam, signal }) => searchListings(filters, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (lastPage) =>
      lastPage.length < pageSize ? null : (lastPage.at(-1)?.page_cursor ?? null),
    select: (data) => summarize(data.pages),
    meta: { errorTitle: t`Error loading doctors`, isStored: !filters.near },
  });

/** The search results, page by page. */
export const useListingSearch = (filters: ListingFilters) =>
  useInfiniteQuery(listingSearchQuery(filters));

/** Requests the first page before the component that shows it renders. */
export const usePrefetchListingSearch = (filters: ListingFilters) =>
  usePrefetchInfiniteQuery(listingSearchQuery(filters));
