import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { ListingSummary } from "@/hooks/listings/search";
import { savedKeys } from "@/hooks/saved/keys";
import { checkRows } from "@/lib/supabase/check-rows";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** A saved listing. `asked_id` is the saved id, which differs from `id` if the listing was merged. */
export interface SavedCard extends ListingSummary {
  asked_id: string;
}

async function fetchCards(ids: readonly string[], signal: AbortSignal) {
  const data = await unwrap(
    supabase.rpc("listing_cards", { listing_ids: [...ids] }).abortSignal(signal),
  );
  // The generated types don't know which columns of a function are nullable.
  const rows: SavedCard[] = data;
  return checkRows(rows, "asked_id", "id", "practice_name", "address_city");
}

/** The published listings among these. Keeps the others while one is removed. */
export const useSavedCards = (ids: readonly string[]) =>
  useQuery(
    queryOptions({
      queryKey: savedKeys.cards(ids),
      queryFn: ({ signal }) => fetchCards(ids, signal),
      enabled: ids.length > 0,
      placeholderData: keepPreviousData,
      meta: { errorTitle: "Error loading practices" },
    }),
  );
