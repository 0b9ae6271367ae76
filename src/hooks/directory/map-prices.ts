import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useHousehold } from "@/hooks/prices/household";
import { useHouseholdPrices } from "@/hooks/prices/household-prices";
import { mapKeys } from "@/hooks/query-keys";
import type { Marker } from "@/lib/directory/map-markers";
import { formatDollars } from "@/lib/format/numbers";
import { canBeHigher, refusalText } from "@/lib/prices/price-text";
import type { MainPrices } from "@/lib/prices/prices";
import { supabase } from "@/lib/supabase/client";
import { readArguments } from "@/lib/supabase/read-arguments";
import { checkRows, unwrap } from "@/lib/supabase/unwrap";

/** The most listings whose prices are shown; more don't fit on the map beside each other. */
const limit = 100;

type PricedListing = { id: string } & Pick<MainPrices, "monthly_price" | "price_from">;

async function fetchPrices(ids: readonly string[], signal: AbortSignal) {
  const data = await unwrap(
    supabase
      .rpc("listing_cards", ...readArguments({ listing_ids: [...ids] }))
      .select("id, monthly_price, price_from")
      .abortSignal(signal),
  );
  // The generated types don't know which columns of a function are nullable.
  const rows: PricedListing[] = data;
  return checkRows(rows, "id");
}

const pricesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: mapKeys.prices(ids),
    queryFn: ({ signal }) => fetchPrices(ids, signal),
  });

/** The price per month of a practice on the map. */
export interface MarkerPrice {
  /** Dollars. */
  amount: number;
  /** It can be higher. */
  isFrom: boolean;
}

/** A price on a marker: "$73.50", or "$79+" if it can be higher. */
export const shortPrice = ({ amount, isFrom }: MarkerPrice): string =>
  `${formatDollars(amount)}${isFrom ? "+" : ""}`;

/**
 * The prices of the single practices among some markers, by the listing's id: for the visitor's
 * household, or for one adult.
 */
export function useMarkerPrices(markers: readonly Marker[]): ReadonlyMap<string, MarkerPrice> {
  const { ages } = useHousehold();
  const ids = markers
    .flatMap(({ count, doctor_ids }) => (count === 1 ? (doctor_ids ?? []) : []))
    .slice(0, limit)
    .toSorted();
  const single = useQuery({
    ...pricesQuery(ids),
    enabled: ages === null && ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const household = useHouseholdPrices(ids, ages);
  const prices = new Map<string, MarkerPrice>();
  if (ages === null) {
    for (const { id, monthly_price, price_from } of single.data ?? []) {
      const amount = monthly_price ?? price_from;
      if (amount !== null) prices.set(id, { amount, isFrom: monthly_price === null });
    }
    return prices;
  }
  for (const price of household.data ?? []) {
    if (price.monthly === null || refusalText(price)) continue;
    prices.set(price.doctor_id, { amount: price.monthly, isFrom: canBeHigher(price) });
  }
  return prices;
}
