import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { ListingSummary } from "@/hooks/listings/search";
import { savedKeys } from "@/hooks/saved/keys";
import { checkRows } from "@/lib/supabase/check-rows";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** A saved listing. `asked_id` is what was saved, another one where the listing took its place. */
export interface SavedCard extends ListingSummary {
  asked_id: string;
}

async function fetchCards(ids: readonly string[], signal: AbortSignal) {
  const data = await unwrap(
    supabase.rpc("listing_cards", { listing_ids: [...ids] }).abortSignal(signal),
  );
  // The generated types do not know which columns of a function may be null.
  const rows: SavedCard[] = data;
  return checkRows(rows, "asked_id", "id", "practice_name", "address_city");
}

/** Those of the listings that are public. While one is removed, the others stay. */
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
