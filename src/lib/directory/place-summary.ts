import { formatCount, formatDollars } from "@/lib/format/numbers";
import { plural, t } from "@/lib/messages";

interface PlaceNumbers {
  practice_count: number;
  /** How many of them publish a monthly price. */
  priced_count: number;
  /** The median of the published prices, in dollars per month. */
  median_price: number | null;
}

/** With fewer prices, a median would mean little and reveal single practices. */
const fewestPrices = 3;

/** Summarizes the practices of a place. */
export function summarizePlace({ practice_count, priced_count, median_price }: PlaceNumbers) {
  const practices = plural(practice_count, { one: "# practice.", other: "# practices." });
  if (median_price === null || priced_count < fewestPrices) return practices;
  const priced = formatCount(priced_count);
  const price = formatDollars(median_price);
  return `${practices} ${t`${priced} publish a price; the typical price is ${price} a month.`}`;
}
