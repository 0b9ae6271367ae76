import { AroundPlace } from "@/components/directory/around-place";
import { DirectoryFailure } from "@/components/directory/directory-failure";
import { ListingGrid, ListingGridSkeleton } from "@/components/directory/listing-grid";
import { PrefetchParsedQuery } from "@/components/directory/parsed-query-chips";
import { SearchSummary } from "@/components/directory/search-summary";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadMore } from "@/components/ui/load-more";
import { useListingSearch } from "@/hooks/listings/search-listings";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import { mentionsNearMe } from "@/lib/search/recent-searches";
import { SearchResults } from "@/pages/directory/search-results";

// Loaded on demand: most searches find something.
const EmptyResults = lazyPart(
  async () => (await import("@/pages/directory/empty-results")).EmptyResults,
);

// Loaded on demand: most searches name a place or none at all.
const NearMePrompt = lazyPart(
  async () => (await import("@/components/directory/near-me-prompt")).NearMePrompt,
);

interface DirectoryResultsProps {
  filters: ListingFilters;
}

/** The results of a search, or the practices of a place. */
export function DirectoryResults({ filters }: DirectoryResultsProps) {
  const search = useListingSearch(filters);
  const listings = search.data?.listings ?? [];

  if (search.isError && !search.data) {
    return (
      <SearchResults search={filters.search}>
        <DirectoryFailure query={search} />
      </SearchResults>
    );
  }
  if (
    search.data &&
    !search.data.place &&
    !search.data.state &&
    !filters.near &&
    mentionsNearMe(filters.search)
  ) {
    return (
      <SearchResults search={filters.search}>
        <NearMePrompt filters={filters} />
      </SearchResults>
    );
  }
  if (search.data && listings.length === 0) {
    return <EmptyResults filters={filters} />;
  }
  if (!search.data) {
    return (
      <>
        {filters.search && <PrefetchParsedQuery search={filters.search} />}
        <ListingGridSkeleton />
      </>
    );
  }
  return (
    <SearchResults search={filters.search}>
      {!filters.place && <SearchSummary filters={filters} result={search.data} />}
      <ListingGrid
        listings={listings}
        // Distances from the center of the map are of no use in a comparison.
        place={filters.near?.isOnMap && search.data.place === "you" ? null : search.data.place}
      />
      {search.hasNextPage && (
        <LoadMore
          loadingLabel="Loading more doctors..."
          isLoading={search.isFetchingNextPage}
          hasFailed={search.isFetchNextPageError}
          onLoadMore={() => void search.fetchNextPage({ cancelRefetch: false })}
        />
      )}
      {search.data.place !== null && !search.hasNextPage && (
        <AroundPlace place={search.data.place} filters={filters} />
      )}
    </SearchResults>
  );
}
