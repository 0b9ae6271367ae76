import type { ListingSearch } from "@/hooks/listings/search";
import { countLimit } from "@/hooks/listings/search";
import { formatCount } from "@/lib/format/numbers";

const searchRadiusInMiles = 25;

interface SearchSummaryProps {
  search: string;
  result: ListingSearch;
}

/** Says how many there are and how the search was understood. */
export function SearchSummary({ search, result }: SearchSummaryProps) {
  return (
    <h2 className="mb-5 font-normal font-sans text-base text-ink-soft tracking-normal">
      {describe(search, result)}
    </h2>
  );
}

function describe(search: string, { total, place, isNearestFallback, corrected }: ListingSearch) {
  if (isNearestFallback) {
    return `No doctors within ${searchRadiusInMiles} miles of ${place} yet. These are the nearest.`;
  }
  const count =
    total > countLimit
      ? `More than ${formatCount(countLimit)} doctors`
      : `${formatCount(total)} ${total === 1 ? "doctor" : "doctors"}`;
  if (place) return `${count} within ${searchRadiusInMiles} miles of ${place}, nearest first`;
  if (corrected) return `Nothing matches “${search}”. Showing ${count} for “${corrected}”.`;
  return search ? `${count} for “${search}”` : `${count} in the directory`;
}
