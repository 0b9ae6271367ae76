import { useQuery } from "@tanstack/react-query";
import { searchArguments } from "@/hooks/directory/search-listings";
import { listingKeys } from "@/hooks/query-keys";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { localStateName } from "@/lib/format/us-states";
import type { ListingSummary } from "@/lib/listings/listing-summary";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { readArguments } from "@/lib/supabase/read-arguments";
import { checkRows, unwrap } from "@/lib/supabase/unwrap";

interface TelehealthRow extends ListingSummary {
  state_name: string;
  onward_search: string;
}

/** Telehealth-only practices that see patients of the searched state, except those within the radius. */
export interface TelehealthGroup {
  listings: ListingSummary[];
  /** The state's name. */
  state: string;
  /** The search text that finds all of them. */
  onwardSearch: string;
}

async function fetchTelehealth(filters: ListingFilters, signal: AbortSignal) {
  const data = await unwrap(
    supabase
      .rpc("telehealth_listings", ...readArguments(searchArguments(filters)))
      .abortSignal(signal),
  );
  // The generated types don't know which columns of a function are nullable.
  const rows: TelehealthRow[] = data;
  return checkRows(rows, "id", "practice_name", "address_city", "state_name", "onward_search");
}

function summarize(listings: TelehealthRow[]): TelehealthGroup | null {
  const [first] = listings;
  if (!first) return null;
  // The database writes English texts, and understands both languages.
  const onwardSearch = first.onward_search.replace("telehealth only in", t`telehealth only in`);
  return { listings, state: localStateName(first.state_name), onwardSearch };
}

/** Telehealth practices for a search around a place; null for none. A failure shows no message. */
export const useTelehealthListings = (filters: ListingFilters) =>
  useQuery({
    queryKey: listingKeys.telehealth(filters),
    queryFn: ({ signal }) => fetchTelehealth(filters, signal),
    select: summarize,
    meta: { isStored: !filters.near },
  });
