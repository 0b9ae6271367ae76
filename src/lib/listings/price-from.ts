import { grownUpAge } from "@/lib/household/ages";
import { readLevel } from "@/lib/listings/membership-levels";
import type { Prices } from "@/lib/listings/prices";

const least = (amounts: readonly number[]) => (amounts.length > 0 ? Math.min(...amounts) : null);

/** The least that an adult pays a month where there is no single price, by level or else by age; null where that is not told. */
export function adultPriceFrom({ membership_levels, tiers }: FromPrices): number | null {
  const adults = tiers.filter(({ max_age }) => max_age === null || max_age >= grownUpAge);
  return (
    least(membership_levels.map((level) => readLevel(level).price)) ??
    least(adults.map(({ monthly_price }) => monthly_price))
  );
}

type FromPrices = Pick<Prices, "membership_levels" | "tiers">;

/** The same, or where only children have a price, the least of theirs. As `private.price_from` has it. */
export const priceFrom = (prices: FromPrices): number | null =>
  adultPriceFrom(prices) ?? least(prices.tiers.map(({ monthly_price }) => monthly_price));
