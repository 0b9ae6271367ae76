import type { AgePrice } from "@/lib/listings/prices";

/** More people of one age than any household has. */
export const mostOfAnAge = 20;

/**
 * What a family pays together in dollars a month: as many people of each age as `counts` says, in the order of `tiers`.
 */
export function familySum(tiers: readonly AgePrice[], counts: readonly number[]) {
  // Cents are whole numbers, dollars are not.
  const cents = tiers.reduce(
    (sum, tier, index) => sum + Math.round(tier.monthly_price * 100) * (counts[index] ?? 0),
    0,
  );
  return { people: counts.reduce((sum, count) => sum + count, 0), monthly: cents / 100 };
}
