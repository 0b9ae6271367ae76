import { formatDollars } from "@/lib/format/numbers";
import { t } from "@/lib/messages";
import type { Prices } from "@/lib/prices/prices";
import { type MainPrices, mainPrice, priceFrom, priceOnRequest } from "@/lib/prices/prices";

type LinePrices = Omit<MainPrices, "price_from"> & Pick<Prices, "membership_levels" | "tiers">;

/** The price of a membership per month and year, on one line. */
export function priceLine(prices: LinePrices): string {
  const { monthly_price, yearly_price } = prices;
  const price_from = priceFrom(prices);
  const price = mainPrice({ ...prices, price_from }) ?? priceOnRequest;
  const isMonthly = monthly_price !== null || price_from !== null;
  if (!isMonthly || yearly_price === null) return price;
  const yearly = formatDollars(yearly_price);
  return t`${price} or ${yearly}/year`;
}
