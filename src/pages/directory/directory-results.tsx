import type { ReactNode } from "react";
import { DirectoryFailure } from "@/components/directory/directory-failure";
import { ListingGrid, ListingGridSkeleton } from "@/components/directory/listing-grid";
import { QueryParts } from "@/components/directory/query-parts";
import {
  MapLink,
  MapToggle,
  RadiusSelect,
  SortSelect,
} from "@/components/directory/result-controls";
import { lazyPart, nothing } from "@/components/ui/lazy-part";
import { LoadMore } from "@/components/ui/load-more";
import { PillRow } from "@/components/ui/pill-row";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useFilters } from "@/hooks/directory/change-filters";
import { useParsedQuery } from "@/hooks/directory/parsed-query";
import { type ListingSearch, useListingSearch } from "@/hooks/directory/search-listings";
import { useIsInBrowser } from "@/hooks/in-browser";
import { useIsNearScreen } from "@/hooks/near-screen";
import { useHouseholdText } from "@/hooks/prices/stored-household";
import { withoutOption } from "@/lib/directory/directory-filters";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { mentionsNearMe } from "@/lib/directory/recent-searches";
import { t } from "@/lib/messages";
import { ResultList, SearchResults } from "@/pages/directory/search-results";
import { describeOrder, describeResult } from "@/pages/directory/search-summary";

// Loaded on demand: most searches are clear.
const SearchNotes = lazyPart(
  async () => (await import("@/components/directory/search-notes")).SearchNotes,
);

interface SearchSummaryProps {
  filters: ListingFilters;
  result: ListingSearch;
}

/** The number of results and how the search was interpreted. */
function SearchSummary({ filters, result }: SearchSummaryProps) {
  const { search } = filters;
  const { data: query } = useParsedQuery(search);
  const { applied } = useFilters(filters);
  const hasHousehold = useHouseholdText() !== null;
  // The server can't know a household, and most visitors with this filter have one.
  const isHouseholdKnown = useIsInBrowser();
  const withoutPlace = query?.withoutPlace ?? "";
  const isForMore = withoutPlace !== "" && withoutPlace !== result.unmatched;
  const needsHousehold =
    applied["accepts-household"] !== undefined && isHouseholdKnown && !hasHousehold;
  const needsAges = query?.hasUnknownAges === true && isHouseholdKnown && !hasHousehold;
  const hasNotes =
    needsHousehold ||
    needsAges ||
    applied.medicare !== undefined ||
    result.needsPlace ||
    result.isPricedForAdult ||
    (result.elsewhere ?? 0) > 0 ||
    applied.open?.includes("sunday") === true ||
    query?.hasNotes === true;
  const unusable = [
    ...(result.needsPlace ? [["open", "now"] as const] : []),
    ...(needsHousehold ? [["accepts-household", "yes"] as const] : []),
  ];
  const effective = unusable.reduce(
    (selected, [name, value]) => withoutOption(selected, name, value),
    applied,
  );
  const order = describeOrder(effective.sort, result.place !== null);
  const summary = describeResult(filters, result, effective, isForMore, order);
  const [start = "", ...end] = summary.split(order || "\n");
  return (
    <div className="results-summary mb-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="mr-auto font-normal font-sans text-ink-soft text-sm tracking-normal sm:text-base">
          <span>{start}</span>
          {/* The control beside it shows it too. */}
          {end.length > 0 && <VisuallyHidden>{order}</VisuallyHidden>}
          <span>{end.join("")}</span>
        </h2>
        <PillRow className="min-w-0 max-sm:grow max-sm:basis-full">
          <MapLink />
          {result.radius !== null && <RadiusSelect radius={result.radius} />}
          <SortSelect filters={filters} isByDistance={result.place !== null} />
          {search && <QueryParts search={search} isNearYou={result.place === "you"} />}
          <MapToggle filters={filters} />
        </PillRow>
      </div>
      {hasNotes && (
        <SearchNotes
          filters={filters}
          needsHousehold={needsHousehold}
          needsAges={needsAges}
          result={result}
        />
      )}
    </div>
  );
}

// Loaded when the visitor scrolls close to it.
const AroundPlace = lazyPart(
  async () => (await import("@/components/directory/around-place")).AroundPlace,
  { Failed: nothing },
);

/** Renders its children when the visitor scrolls close to them. */
export function NearScreen({ children }: { children: ReactNode }) {
  const { isNear, watch } = useIsNearScreen("2000px");
  return <div ref={watch}>{isNear && children}</div>;
}

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
  const { data: query } = useParsedQuery(filters.search);
  const isNearMe = mentionsNearMe(filters.search) || Boolean(query?.nearMe);
  const listings = search.data?.listings ?? [];

  if (search.isError && !search.data) {
    return (
      <SearchResults search={filters.search}>
        <ResultList>
          <DirectoryFailure query={search} />
        </ResultList>
      </SearchResults>
    );
  }
  if (search.data && !search.data.place && !search.data.state && !filters.near && isNearMe) {
    return (
      <SearchResults search={filters.search}>
        <ResultList>
          <NearMePrompt filters={filters} />
        </ResultList>
      </SearchResults>
    );
  }
  if (search.data && listings.length === 0) {
    return <EmptyResults filters={filters} result={search.data} />;
  }
  if (!search.data) {
    return (
      <ResultList>
        <ListingGridSkeleton />
      </ResultList>
    );
  }
  return (
    <SearchResults search={filters.search}>
      {!filters.place && <SearchSummary filters={filters} result={search.data} />}
      <ResultList>
        <ListingGrid
          listings={listings}
          // Distances from the center of the map are of no use in a comparison.
          place={filters.near?.isOnMap && search.data.place === "you" ? null : search.data.place}
        />
        <LoadMore query={search} loadingLabel={t`Loading more doctors...`} />
        {search.data.place !== null && !search.hasNextPage && (
          <NearScreen>
            <AroundPlace place={search.data.place} filters={filters} />
          </NearScreen>
        )}
      </ResultList>
    </SearchResults>
  );
}
