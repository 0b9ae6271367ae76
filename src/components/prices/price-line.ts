import { formatDollars } from "@/lib/format/numbers";
import { readLevel } from "@/lib/listings/membership-levels";
import type { Prices } from "@/lib/listings/prices";

type ToldPrices = Pick<
  Prices,
  "monthly_price" | "yearly_price" | "couple_price" | "membership_levels" | "tiers"
>;

/** What a membership costs, in one line. */
export function priceLine({
  monthly_price,
  yearly_price,
  couple_price,
  membership_levels,
  tiers,
}: ToldPrices): string {
  const fees = [
    ...(monthly_price === null ? [] : [`${formatDollars(monthly_price)}/month`]),
    ...(yearly_price === null ? [] : [`${formatDollars(yearly_price)}/year`]),
  ];
  if (fees.length > 0) return fees.join(" or ");
  const lowest = [
    ...tiers.map((tier) => tier.monthly_price),
    ...membership_levels.map((level) => readLevel(level).price),
  ];
  if (lowest.length === 0) {
    return couple_price === null
      ? "Price on request"
      : `${formatDollars(couple_price)}/month for two adults`;
  }
  return `From ${formatDollars(Math.min(...lowest))}/month`;
}
