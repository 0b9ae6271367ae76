import { NoResults } from "@/components/directory/nothing-found";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import { SearchResults } from "@/pages/directory/found";

/** The page of a search without results. */
export function EmptyResults({ filters }: { filters: ListingFilters }) {
  return (
    <SearchResults search={filters.search}>
      <NoResults filters={filters} />
    </SearchResults>
  );
}
