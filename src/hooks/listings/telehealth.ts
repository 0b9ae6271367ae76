import { queryOptions, useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import { type ListingSummary, searchArguments } from "@/hooks/listings/search";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import { checkRows } from "@/lib/supabase/check-rows";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface TelehealthRow extends ListingSummary {
  state_name: string;
  onward_search: string;
}

/** Practices of the state searched in, or that see its people, by video or phone only, but for those within the circle. */
export interface TelehealthGroup {
  listings: ListingSummary[];
  /** The state's name. */
  state: string;
  /** The search text that finds all of them. */
  onwardSearch: string;
}

async function fetchTelehealth(filters: ListingFilters, signal: AbortSignal) {
  const data = await unwrap(
    supabase.rpc("telehealth_listings", searchArguments(filters)).abortSignal(signal),
  );
  // The generated types do not know which columns of a function may be null.
  const rows: TelehealthRow[] = data;
  return checkRows(rows, "id", "practice_name", "address_city", "state_name", "onward_search");
}

function summarize(listings: TelehealthRow[]): TelehealthGroup | null {
  const [first] = listings;
  return first ? { listings, state: first.state_name, onwardSearch: first.onward_search } : null;
}

/** What a search around a place offers from afar; null for none. Nobody is told when it cannot be found out: what was found stands. */
export const useTelehealthListings = (filters: ListingFilters) =>
  useQuery(
    queryOptions({
      queryKey: listingKeys.telehealth(filters),
      queryFn: ({ signal }) => fetchTelehealth(filters, signal),
      select: summarize,
      meta: { isKept: !filters.near },
    }),
  );
