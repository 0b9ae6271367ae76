import { formatDollars } from "@/lib/format/numbers";

/** The prices from which the main one is chosen. */
export interface MainPrices {
  /** What one adult pays per month. */
  monthly_price: number | null;
  /** Without a monthly price, the lowest price per month: see `priceFrom`, and `private.price_from` in the database. */
  price_from: number | null;
  yearly_price: number | null;
  /** What two adults pay together. */
  couple_price: number | null;
}

/** Shown if no price is published. */
export const priceOnRequest = "Price on request";

/** The main price of a membership; undefined if none is published. */
export function mainPrice(prices: MainPrices): string | undefined {
  const { monthly_price, price_from, yearly_price, couple_price } = prices;
  if (monthly_price !== null) return `${formatDollars(monthly_price)}/month`;
  if (price_from !== null) return `From ${formatDollars(price_from)}/month`;
  if (yearly_price !== null) return `${formatDollars(yearly_price)}/year`;
  return couple_price === null ? undefined : `${formatDollars(couple_price)}/month for two adults`;
}
