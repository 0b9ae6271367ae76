import { adultAge } from "@/lib/household/ages";
import { readLevel } from "@/lib/listings/membership-levels";
import type { Prices } from "@/lib/listings/prices";

const least = (amounts: readonly number[]) => (amounts.length > 0 ? Math.min(...amounts) : null);

/** The lowest monthly price for an adult, by level or else by age, if there is no single price; null if not published. */
export function adultPriceFrom({ membership_levels, tiers }: FromPrices): number | null {
  const adults = tiers.filter(({ max_age }) => max_age === null || max_age >= adultAge);
  return (
    least(membership_levels.map((level) => readLevel(level).price)) ??
    least(adults.map(({ monthly_price }) => monthly_price))
  );
}

type FromPrices = Pick<Prices, "membership_levels" | "tiers">;

/** The lowest monthly price for an adult, or for a child if only children have prices. Same as `private.price_from`. */
export const priceFrom = (prices: FromPrices): number | null =>
  adultPriceFrom(prices) ?? least(prices.tiers.map(({ monthly_price }) => monthly_price));
