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

/** What each filter would leave of a search. */
export interface FilterCounts {
  total: Count;
  /** Of an option that can be chosen; for a filter that is on or off, of "yes". */
  of: (filter: string, value?: string) => Count | undefined;
  /** The options of a filter that are counted, in the order of the answer. */
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

/** What each filter would leave. Until that is known, what the last ones left stands; nobody is told when it cannot be found out. */
export const useFilterCounts = (filters: ListingFilters) =>
  useQuery({
    ...queryOptions({
      queryKey: filterKeys.counts(filters),
      queryFn: ({ signal }) => fetchCounts(filters, signal),
      select: summarize,
    }),
    placeholderData: keepPreviousData,
  });
