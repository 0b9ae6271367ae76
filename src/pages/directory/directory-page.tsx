import { useSearchParams } from "react-router-dom";
import { BrowseByState } from "@/components/directory/browse-by-state";
import { FilteredResults } from "@/components/directory/filtered-results";
import { PageHead } from "@/components/layout/page-head";
import { SubmittedNotice } from "@/components/listing-form/submitted-notice";
import { useListingFilters } from "@/hooks/filters/filter-counts";
import { parsedQueryOptions } from "@/hooks/listings/parsed-query";
import { listingSearchQuery } from "@/hooks/listings/search-listings";
import { parseListingFilters } from "@/lib/listings/listing-filters";
import { serverLoader } from "@/lib/server-loader";
import { DirectoryFrame } from "@/pages/directory/directory-frame";
import { DirectoryResults } from "@/pages/directory/directory-results";

export const loader = serverLoader(async ({ queryClient, url }) => {
  const filters = parseListingFilters(url.searchParams);
  await Promise.all([
    queryClient.fetchInfiniteQuery(listingSearchQuery(filters)),
    filters.search && queryClient.prefetchQuery(parsedQueryOptions(filters.search)),
  ]);
});

export function Component() {
  const filters = useListingFilters();
  const isMapped = useSearchParams()[0].get("map") === "yes";

  return (
    <DirectoryFrame
      heading="Find a Direct Primary Care doctor"
      search={filters.search}
      selected={filters.selected}
      isMapped={isMapped}
    >
      <PageHead
        title="Doctor directory"
        socialImage="directory"
        description="Find a Direct Primary Care doctor by city, ZIP code, state, specialty or practice name, with monthly prices where practices publish them."
      />
      <SubmittedNotice />
      <FilteredResults filters={filters} isMapped={isMapped}>
        <DirectoryResults filters={filters} />
      </FilteredResults>
      {filters.search === "" && !filters.near && <BrowseByState />}
    </DirectoryFrame>
  );
}
