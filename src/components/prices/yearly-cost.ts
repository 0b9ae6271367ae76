import type { YearTexts } from "@/components/prices/yearly-costs";
import { formatDollars } from "@/lib/format/numbers";
import { t } from "@/lib/messages";
import type { Prices } from "@/lib/prices/prices";

type YearlyPrices = Pick<Prices, "monthly_price" | "yearly_price" | "enrollment_fee">;

/** What one adult pays in the first year, enrollment fee included, and in each later year. */
export interface Years {
  first: number;
  later: number;
}

export interface YearlyCost {
  /** Twelve monthly payments; null without a monthly price. */
  paidMonthly: Years | null;
  /** One yearly payment; null without a yearly price. */
  paidYearly: Years | null;
  /** How much less the yearly payment is; 0 if it isn't. */
  saving: number;
}

// Computed in cents, because 12 × 75.1 would be 901.1999….
const cents = (dollars: number) => Math.round(dollars * 100);

/** What one adult pays per year, by monthly or yearly payment. */
export function yearlyCost(prices: YearlyPrices): YearlyCost {
  const fee = cents(prices.enrollment_fee ?? 0);
  const months = prices.monthly_price === null ? null : 12 * cents(prices.monthly_price);
  const year = prices.yearly_price === null ? null : cents(prices.yearly_price);
  const withFee = (cost: number): Years => ({ first: (cost + fee) / 100, later: cost / 100 });
  return {
    paidMonthly: months === null ? null : withFee(months),
    paidYearly: year === null ? null : withFee(year),
    saving: months === null || year === null ? 0 : Math.max(0, months - year) / 100,
  };
}

/** The cost as text. Without a published enrollment fee the first year may cost more. */
export function yearTexts(
  years: Years | null,
  { enrollment_fee }: Pick<YearlyPrices, "enrollment_fee">,
): YearTexts | null {
  if (years === null) return null;
  const first = formatDollars(years.first);
  return {
    first: enrollment_fee === null ? t`at least ${first}` : first,
    later: formatDollars(years.later),
  };
}
