import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { filterKeys } from "@/hooks/filters/keys";
import { searchArguments } from "@/hooks/listings/search";
import type { Count } from "@/lib/filters/count-words";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import { checkRows } from "@/lib/supabase/check-rows";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

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
    supabase.rpc("filter_counts", searchArguments(filters)).abortSignal(signal),
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
