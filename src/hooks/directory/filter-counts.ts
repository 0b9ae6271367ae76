import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { useParsedQuery } from "@/hooks/directory/parsed-query";
import { searchArguments } from "@/hooks/directory/search-listings";
import { useHousehold } from "@/hooks/prices/household";
import { useHouseholdText } from "@/hooks/prices/stored-household";
import { filterKeys } from "@/hooks/query-keys";
import { dependsOnHousehold } from "@/lib/directory/directory-filters";
import type { Count } from "@/lib/directory/format-count";
import { type ListingFilters, parseListingFilters } from "@/lib/directory/listing-filters";
import { writeAges } from "@/lib/prices/household-ages";
import { supabase } from "@/lib/supabase/client";
import { readArguments } from "@/lib/supabase/read-arguments";
import { checkRows, unwrap } from "@/lib/supabase/unwrap";

interface CountRow {
  filter: string;
  value: string;
  count: number;
  is_least: boolean;
}

/** How many results each filter would leave. */
export interface FilterCounts {
  total: Count;
  /** The count of an option; for an on/off filter, of "yes". */
  of: (filter: string, value?: string) => Count | undefined;
  /** The counted options of a filter, in the order of the response. */
  valuesOf: (filter: string) => string[];
}

async function fetchCounts(filters: ListingFilters, signal: AbortSignal) {
  const data = await unwrap(
    supabase.rpc("filter_counts", ...readArguments(searchArguments(filters))).abortSignal(signal),
  );
  return checkRows<CountRow>(data, "filter", "value", "count");
}

function summarize(rows: CountRow[]): FilterCounts {
  const counts = new Map(
    rows.map(({ filter, value, count, is_least }) => [
      `${filter} ${value}`,
      { count, isLeast: is_least },
    ]),
  );
  return {
    total: counts.get("total ") ?? { count: 0, isLeast: false },
    of: (filter, value = "yes") => counts.get(`${filter} ${value}`),
    valuesOf: (name) => rows.flatMap(({ filter, value }) => (filter === name ? [value] : [])),
  };
}

/** How many results each filter would leave. Keeps the previous counts while loading, and shows no error. */
export const useFilterCounts = (filters: ListingFilters) =>
  useQuery({
    ...queryOptions({
      queryKey: filterKeys.counts(filters),
      queryFn: ({ signal }) => fetchCounts(filters, signal),
      select: summarize,
    }),
    placeholderData: keepPreviousData,
  });

/** The search whose counts are requested: prices for the visitor's household, and no sort order. */
export function useCountedFilters({ selected, ...search }: ListingFilters): ListingFilters {
  const { ages } = useHousehold();
  const { sort: _, ...filters } = selected ?? {};
  return { ...search, selected: { ...filters, ...(ages && { household: writeAges(ages) }) } };
}

/**
 * The directory search in the URL. If its filters or its text ("under $80") depend on the visitor's
 * household, it includes the household as text: the database parses it, which keeps the parser out
 * of this bundle.
 */
export function useListingFilters(): ListingFilters {
  const [params] = useSearchParams();
  const household = useHouseholdText()?.match(/^[\d, ]{1,60}$/)?.[0];
  const filters = parseListingFilters(params);
  const { data: query } = useParsedQuery(household ? filters.search : "");
  const { selected } = filters;
  if (!household || !dependsOnHousehold({ ...selected, ...query?.filters })) return filters;
  return { ...filters, selected: { ...selected, household } };
}
