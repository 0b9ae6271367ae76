import { queryOptions, useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/query-keys";
import type { Ages } from "@/lib/prices/household-ages";
import type { HouseholdPrice } from "@/lib/prices/price-text";
import { supabase } from "@/lib/supabase/client";
import { checkRows, unwrap } from "@/lib/supabase/unwrap";

async function fetchPrices(listingIds: readonly string[], ages: Ages, signal: AbortSignal) {
  const data = await unwrap(
    supabase
      .rpc("household_prices", { listing_ids: [...listingIds], ages: [...ages] })
      .abortSignal(signal),
  );
  // The generated types don't know which columns of a function are nullable.
  const rows: HouseholdPrice[] = data;
  return checkRows(rows, "doctor_id", "monthly", "unpriced_children");
}

const pricesQuery = (listingIds: readonly string[], ages: Ages | null) =>
  queryOptions({
    queryKey: listingKeys.household(listingIds, ages ?? []),
    queryFn: ({ signal }) => fetchPrices(listingIds, ages ?? [], signal),
    enabled: ages !== null && listingIds.length > 0,
  });

/** What a household pays at each of up to 100 listings. */
export const useHouseholdPrices = (listingIds: readonly string[], ages: Ages | null) =>
  useQuery(pricesQuery(listingIds, ages));

/** What a household pays at one listing; the prices of all `listingIds` load in one request. */
export const useHouseholdPrice = (id: string, listingIds: readonly string[], ages: Ages | null) =>
  useQuery({
    ...pricesQuery(listingIds, ages),
    select: (prices) => prices.find(({ doctor_id }) => doctor_id === id),
  });
