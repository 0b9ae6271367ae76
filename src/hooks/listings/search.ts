import {
  infiniteQueryOptions,
  useInfiniteQuery,
  usePrefetchInfiniteQuery,
} from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import { placeArguments } from "@/hooks/listings/place";
import { inWords } from "@/lib/format/numbers";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import type { Standing } from "@/lib/listings/listing-state";
import type { ToldPrices } from "@/lib/listings/told-price";
import { checkRows } from "@/lib/supabase/check-rows";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const pageSize = 24;

/** The most that search counts: a total above it means "more than". */
export const countLimit = 1000;

/** How many practices a total stands for: "12 practices", "more than 1,000 practices". */
export const limitedCount = (total: number): string =>
  `${total > countLimit ? "more than " : ""}${inWords(Math.min(total, countLimit), "practice")}`;

/** One listing as the directory shows it. */
export interface ListingSummary extends ToldPrices {
  id: string;
  practice_name: string;
  credentials: string | null;
  specialty: string | null;
  bio: string | null;
  photo_url: string | null;
  address_city: string;
  address_state: string;
  /** Null while nobody has said so. */
  accepting_new_patients: boolean | null;
  telehealth_only: boolean;
  ownership: Standing["ownership"];
  /** From the place searched for; null when the search named none. */
  distance_miles: number | null;
  /** The office nearest to that place, where it is not at the listing's own address. */
  office_name?: string | null;
  office_city?: string | null;
  office_state?: string | null;
}

interface SearchRow extends ListingSummary {
  is_nearest_fallback: boolean;
  place: string | null;
  place_radius: number | null;
  corrected: string | null;
  total: number | null;
  page_cursor: string;
  // None of a place's pages has these.
  state?: string | null;
  unmatched?: string | null;
  elsewhere?: number | null;
}

/** What the directory found: the listings loaded so far, and how the search was understood. */
export interface ListingSearch {
  listings: ListingSummary[];
  /** At most `countLimit` + 1. */
  total: number;
  /** Where distances are measured from. */
  place: string | null;
  /** How far around it was looked, in miles. */
  radius: number | null;
  /** Nothing lies within reach of the place: these are the nearest. */
  isNearestFallback: boolean;
  /** The text searched for instead of one with a typing error. */
  corrected: string | null;
  /** The code of the state that was searched. */
  state: string | null;
  /** Words of the search that nobody there matches; the listings are those found without them. */
  unmatched: string | null;
  /** How many listings in other places match those words; at most `countLimit` + 1. */
  elsewhere: number;
}

/** What to look for and where, as the database's functions take it. */
export const searchArguments = ({ search, near, radius, wishes }: ListingFilters) => ({
  search,
  ...(near && { near_latitude: near.latitude, near_longitude: near.longitude }),
  ...(radius && { radius_miles: radius }),
  ...(wishes && { filters: wishes }),
});

function request(filters: ListingFilters, after: string | null, signal: AbortSignal) {
  const { place } = filters;
  const page = { page_size: pageSize, ...(after !== null && { after }) };
  if (place) {
    return supabase
      .rpc("list_place_listings", { ...placeArguments(place), ...page })
      .abortSignal(signal);
  }
  return supabase
    .rpc("search_doctors", { ...searchArguments(filters), ...page })
    .abortSignal(signal);
}

async function searchListings(filters: ListingFilters, after: string | null, signal: AbortSignal) {
  const data = await unwrap(request(filters, after, signal));
  // The generated types do not know which columns of a function may be null.
  const rows: SearchRow[] = data;
  return checkRows(rows, "id", "practice_name", "address_city");
}

function summarize(pages: SearchRow[][]): ListingSearch {
  const listings = pages.flat();
  const first = listings[0];
  return {
    listings,
    total: first?.total ?? 0,
    place: first?.place ?? null,
    radius: first?.place_radius ?? null,
    isNearestFallback: first?.is_nearest_fallback ?? false,
    corrected: first?.corrected ?? null,
    state: first?.state ?? null,
    unmatched: first?.unmatched ?? null,
    elsewhere: first?.elsewhere ?? 0,
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
    meta: { errorTitle: "Error loading doctors", isKept: !filters.near },
  });

/** The listings that answer a search, page by page. */
export const useListingSearch = (filters: ListingFilters) =>
  useInfiniteQuery(listingSearchQuery(filters));

/** Asks for the first page before what shows it is there. */
export const usePrefetchListingSearch = (filters: ListingFilters) =>
  usePrefetchInfiniteQuery(listingSearchQuery(filters));
