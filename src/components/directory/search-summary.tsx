import { RadiusLinksSlot } from "@/components/directory/radius-links-slot";
import { UnderstoodSearchSlot } from "@/components/directory/understood-search-slot";
import type { ListingSearch } from "@/hooks/listings/search";
import { countLimit } from "@/hooks/listings/search";
import { isFiltered } from "@/lib/filters/wishes";
import { formatCount } from "@/lib/format/numbers";
import type { ListingFilters } from "@/lib/listings/listing-filters";

interface SearchSummaryProps {
  filters: ListingFilters;
  result: ListingSearch;
}

/** Says how many there are and how the search was understood. */
export function SearchSummary({ filters, result }: SearchSummaryProps) {
  const { search } = filters;
  return (
    <div className="mb-5">
      <h2 className="mb-1 font-normal font-sans text-base text-ink-soft tracking-normal">
        {describe(filters, result)}
      </h2>
      {search && (
        <UnderstoodSearchSlot
          search={search}
          radius={result.radius}
          isNearYou={result.place === "you"}
        />
      )}
      {result.radius !== null && <RadiusLinksSlot radius={result.radius} />}
    </div>
  );
}

function describe({ search, wishes, near }: ListingFilters, result: ListingSearch) {
  const { total, radius, isNearestFallback, corrected } = result;
  const place = near?.isOnMap && result.place === "you" ? "the middle of the map" : result.place;
  if (isNearestFallback) {
    const [lack, which] = isFiltered(wishes) ? ["fit your filters", " that do"] : ["yet", ""];
    return `No doctors within ${radius} miles of ${place} ${lack}. These are the nearest${which}.`;
  }
  const count =
    total > countLimit
      ? `More than ${formatCount(countLimit)} doctors`
      : `${formatCount(total)} ${total === 1 ? "doctor" : "doctors"}`;
  const sort = wishes?.sort;
  const order = sort && (sort === "price" ? "lowest price first" : "newest first");
  if (place) return `${count} within ${radius} miles of ${place}, ${order ?? "nearest first"}`;
  const ordered = order ? `, ${order}` : "";
  if (corrected)
    return `Nothing matches “${search}”. Showing ${count} for “${corrected}”${ordered}.`;
  if (search) return `${count} for “${search}”${ordered}`;
  return `${count} ${isFiltered(wishes) ? "with these filters" : "in the directory"}${ordered}`;
}
