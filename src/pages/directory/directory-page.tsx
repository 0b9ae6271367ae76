import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { FilterPills } from "@/components/directory/filter-pills";
import { SubmittedNotice } from "@/components/editor/submitted-notice";
import { PageHead } from "@/components/site/page-head";
import { lazyPart } from "@/components/ui/lazy-part";
import { Trans } from "@/components/ui/messages";
import { useListingFilters } from "@/hooks/directory/filter-counts";
import { isSearching, useMapVisibility } from "@/hooks/directory/map-visibility";
import { parsedQueryOptions } from "@/hooks/directory/parsed-query";
import { listingSearchQuery } from "@/hooks/directory/search-listings";
import { type ListingFilters, parseListingFilters } from "@/lib/directory/listing-filters";
import { placePath } from "@/lib/directory/places";
import { usStates } from "@/lib/format/us-states";
import { t } from "@/lib/messages";
import { serverLoader } from "@/lib/server-loader";
import { DirectoryFrame } from "@/pages/directory/directory-frame";
import { DirectoryResults } from "@/pages/directory/directory-results";

// Loaded on demand. Until then the style sheet reserves its place.
const ListingMap = lazyPart(
  async () => (await import("@/components/directory/listing-map")).ListingMap,
  { Loading: () => <div data-map="" /> },
);

interface ResultsProps {
  filters: ListingFilters;
  /** The results. */
  children: ReactNode;
}

/** The results, with the map beside them on wide screens and instead of most of them on phones. */
function ResultsWithMap({ filters, children }: ResultsProps) {
  const { isInUrl, isBeside, isShown } = useMapVisibility(filters);
  const isPlaced = isInUrl || isBeside;
  return (
    <div
      data-beside={isBeside || undefined}
      data-mapped={isInUrl || undefined}
      className="results flex flex-col"
    >
      {children}
      {isPlaced && (
        <div className="results-map">
          {isShown ? <ListingMap filters={filters} /> : <div data-map="" />}
        </div>
      )}
    </div>
  );
}

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

  const isCompact = isSearching(filters);
  const title = titleOf(filters);

  return (
    <DirectoryFrame
      heading={title ?? t`Find a Direct Primary Care doctor`}
      search={filters.search}
      selected={filters.selected}
      isMapped={isMapped}
      isCompact={isCompact}
      controls={(nearMe) => <FilterPills filters={filters} nearMe={nearMe} />}
    >
      <PageHead
        title={title ?? t`Doctor directory`}
        socialImage="directory"
        description={t`Find a Direct Primary Care doctor by city, ZIP code, state, specialty or practice name, with monthly prices where practices publish them.`}
      />
      <SubmittedNotice />
      <ResultsWithMap filters={filters}>
        <DirectoryResults filters={filters} />
      </ResultsWithMap>
      {filters.search === "" && !filters.near && <BrowseByState />}
    </DirectoryFrame>
  );
}

/** The title of a search; undefined for the whole directory. */
function titleOf({ search, near }: ListingFilters): string | undefined {
  if (search !== "") return t`Doctors for “${search}”`;
  if (!near) return undefined;
  return near.isOnMap ? t`Doctors in this area` : t`Doctors near you`;
}

/** Links to the pages of all states and territories. */
function BrowseByState() {
  return (
    <nav
      aria-labelledby="browse-by-state"
      className="mt-16 border-t border-line pt-10 print:hidden"
    >
      <h2 id="browse-by-state" className="text-2xl">
        <Trans>Browse by state or territory</Trans>
      </h2>
      <ul className="mt-4 columns-[9.5rem] gap-x-6">
        {usStates.map(([code, name]) => (
          <li key={code} className="break-inside-avoid">
            <Link
              to={placePath({ state: code })}
              className="inline-flex min-h-11 items-center rounded-md py-1.5 pr-3 font-medium text-primary decoration-2 underline-offset-4 hover:text-primary-strong hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
