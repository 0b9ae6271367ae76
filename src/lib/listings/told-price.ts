import { formatDollars } from "@/lib/format/numbers";

/** The prices of which one is told where there is room for one. */
export interface ToldPrices {
  /** What one adult pays a month. */
  monthly_price: number | null;
  /** Without that, the least that somebody pays a month: `priceFrom`, and `private.price_from` in the database. */
  price_from: number | null;
  yearly_price: number | null;
  /** What two adults pay together. */
  couple_price: number | null;
}

/** Stands where no price is published. */
export const priceOnRequest = "Price on request";

/** What a membership costs, in one price; nothing where none is published. */
export function toldPrice(prices: ToldPrices): string | undefined {
  const { monthly_price, price_from, yearly_price, couple_price } = prices;
  if (monthly_price !== null) return `${formatDollars(monthly_price)}/month`;
  if (price_from !== null) return `From ${formatDollars(price_from)}/month`;
  if (yearly_price !== null) return `${formatDollars(yearly_price)}/year`;
  return couple_price === null ? undefined : `${formatDollars(couple_price)}/month for two adults`;
}
