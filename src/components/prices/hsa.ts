import { readLevel } from "@/lib/listings/membership-levels";
import type { Prices } from "@/lib/listings/prices";

/** The most a month that one person may pay for an arrangement that goes with a health savings account, from 2026. */
const monthlyLimit = 150;

/** The same for two. */
const coupleLimit = 300;

type HsaPrices = Pick<
  Prices,
  "monthly_price" | "yearly_price" | "visit_fee" | "couple_price" | "membership_levels" | "tiers"
>;

/**
 * Whether the published prices fit the rule for health savings accounts: a fixed periodic fee of at most $150 a month
 * for one person. "ask" wherever something speaks against it or is not known; it is never a promise.
 */
export function hsaAnswer(prices: HsaPrices): "may-qualify" | "ask" {
  const fees = [
    prices.monthly_price,
    prices.yearly_price === null ? null : prices.yearly_price / 12,
    ...prices.tiers.map((tier) => tier.monthly_price),
    ...prices.membership_levels.map((level) => readLevel(level).price),
  ].filter((fee) => fee !== null);
  const isFixedFee = fees.length > 0 && !prices.visit_fee;
  const couple = prices.couple_price ?? coupleLimit;
  return isFixedFee &&
    couple > 0 &&
    couple <= coupleLimit &&
    fees.every((fee) => fee > 0 && fee <= monthlyLimit)
    ? "may-qualify"
    : "ask";
}

/** The note on health savings accounts that stands below prices. */
export function hsaNote(prices: HsaPrices): string {
  return hsaAnswer(prices) === "may-qualify"
    ? "May be HSA-eligible: a health savings account (HSA) can pay a fixed fee of up to $150 a month for one person, or $300 for two or more people. Ask the practice and your health plan first."
    : "HSA: Ask the practice. A health savings account (HSA) can pay a fixed fee of up to $150 a month for one person, or $300 for two or more people, under some conditions.";
}
