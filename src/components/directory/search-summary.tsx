import { RadiusLinks } from "@/components/directory/radius-links";
import { UnderstoodSearchSlot } from "@/components/directory/understood-search-slot";
import type { ListingSearch } from "@/hooks/listings/search";
import { countLimit } from "@/hooks/listings/search";
import { formatCount } from "@/lib/format/numbers";

interface SearchSummaryProps {
  search: string;
  result: ListingSearch;
}

/** Says how many there are and how the search was understood. */
export function SearchSummary({ search, result }: SearchSummaryProps) {
  return (
    <div className="mb-5">
      <h2 className="mb-1 font-normal font-sans text-base text-ink-soft tracking-normal">
        {describe(search, result)}
      </h2>
      {search && (
        <UnderstoodSearchSlot
          search={search}
          radius={result.radius}
          isNearYou={result.place === "you"}
        />
      )}
      {result.radius !== null && <RadiusLinks radius={result.radius} />}
    </div>
  );
}

function describe(search: string, { total, place, radius, ...how }: ListingSearch) {
  const { isNearestFallback, corrected } = how;
  if (isNearestFallback) {
    return `No doctors within ${radius} miles of ${place} yet. These are the nearest.`;
  }
  const count =
    total > countLimit
      ? `More than ${formatCount(countLimit)} doctors`
      : `${formatCount(total)} ${total === 1 ? "doctor" : "doctors"}`;
  if (place) return `${count} within ${radius} miles of ${place}, nearest first`;
  if (corrected) return `Nothing matches “${search}”. Showing ${count} for “${corrected}”.`;
  return search ? `${count} for “${search}”` : `${count} in the directory`;
}
