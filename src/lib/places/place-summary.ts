import { formatCount, formatDollars } from "@/lib/format/numbers";

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
  const count = formatCount(practice_count);
  const practices = `${count} ${practice_count === 1 ? "practice" : "practices"}.`;
  if (median_price === null || priced_count < fewestPrices) return practices;
  const priced = formatCount(priced_count);
  return `${practices} ${priced} publish a price; a typical price is ${formatDollars(median_price)} a month.`;
}
