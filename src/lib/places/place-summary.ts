import { formatCount, formatDollars } from "@/lib/format/numbers";

interface PlaceNumbers {
  practice_count: number;
  /** How many of them name a monthly price. */
  priced_count: number;
  /** Of the prices named, in dollars a month. */
  median_price: number | null;
}

/** Below this many prices, a median would say little and point at single practices. */
const fewestPrices = 3;

/** Says in words what a place offers. */
export function summarizePlace({ practice_count, priced_count, median_price }: PlaceNumbers) {
  const count = formatCount(practice_count);
  const practices = `${count} ${practice_count === 1 ? "practice" : "practices"}.`;
  if (median_price === null || priced_count < fewestPrices) return practices;
  const priced = formatCount(priced_count);
  return `${practices} ${priced} publish a price; a typical price is ${formatDollars(median_price)} a month.`;
}
