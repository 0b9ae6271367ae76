import { NoResults } from "@/components/directory/no-results";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { ResultList, SearchResults } from "@/pages/directory/search-results";

/** The page of a search without results. */
export function EmptyResults({ filters }: { filters: ListingFilters }) {
  return (
    <SearchResults search={filters.search}>
      <ResultList>
        <NoResults filters={filters} />
      </ResultList>
    </SearchResults>
  );
}
