import { Link, useSearchParams } from "react-router-dom";
import { AroundPlace } from "@/components/directory/around-place";
import { DirectoryFailure } from "@/components/directory/directory-failure";
import { ListingGrid, ListingGridSkeleton } from "@/components/directory/listing-grid";
import { useNearMe } from "@/components/directory/near-me";
import { ParsedQueryChips } from "@/components/directory/parsed-query-chips";
import { HouseholdButton } from "@/components/prices/household-button";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadMore } from "@/components/ui/load-more";
import { useFilters } from "@/hooks/directory/change-filters";
import { useParsedQuery } from "@/hooks/directory/parsed-query";
import {
  countLimit,
  type ListingSearch,
  limitedCount,
  useListingSearch,
} from "@/hooks/directory/search-listings";
import { useHouseholdText } from "@/hooks/prices/stored-household";
import { searched } from "@/lib/browser/search-params";
import {
  type DirectoryFilters,
  isFiltered,
  readAddress,
  without,
  withoutOption,
} from "@/lib/directory/directory-filters";
import { type ListingFilters, radii } from "@/lib/directory/listing-filters";
import { placeOfResult } from "@/lib/directory/place-of-result";
import { mentionsNearMe } from "@/lib/directory/recent-searches";
import { formatCount } from "@/lib/format/numbers";
import { stateName } from "@/lib/format/us-states";
import { joinClasses } from "@/lib/join-classes";
import { paths } from "@/lib/paths";
import { SearchResults } from "@/pages/directory/search-results";

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
  const withoutPlace = query?.withoutPlace ?? "";
  const isForMore = withoutPlace !== "" && withoutPlace !== result.unmatched;
  const needsHousehold = applied["accepts-household"] !== undefined && !hasHousehold;
  const unusable = [
    ...(result.needsPlace ? [["open", "now"] as const] : []),
    ...(needsHousehold ? [["accepts-household", "yes"] as const] : []),
  ];
  const effective = unusable.reduce(
    (selected, [name, value]) => withoutOption(selected, name, value),
    applied,
  );
  return (
    <div className="mb-5">
      <h2 className="mb-1 font-normal font-sans text-base text-ink-soft tracking-normal">
        {describe(filters, result, effective, isForMore)}
      </h2>
      {search && (
        <ParsedQueryChips
          search={search}
          radius={result.radius}
          isNearYou={result.place === "you"}
          elsewhere={result.elsewhere}
        />
      )}
      <SearchNotes filters={filters} needsHousehold={needsHousehold} result={result} />
      {result.radius !== null && <RadiusLinks radius={result.radius} />}
    </div>
  );
}

interface SearchNotesProps extends SearchSummaryProps {
  /** A filter on the household is chosen, but no household is known. */
  needsHousehold: boolean;
}

/** Explains filters that are not applied as chosen, each with what makes it apply. */
function SearchNotes({ filters, needsHousehold, result }: SearchNotesProps) {
  return (
    <div className="max-w-prose text-sm text-ink-soft">
      {result.needsPlace && <OpenNowNote filters={filters} />}
      {needsHousehold && (
        <div className="flex flex-wrap items-center gap-x-2">
          <p className="py-1">
            These include practices that don't accept everyone in your household. We don't know it
            yet.
          </p>
          <HouseholdButton />
        </div>
      )}
      {result.isPricedForAdult && (
        <p className="py-1">
          More than {formatCount(countLimit)} practices match, so prices are for one adult. Add a
          place to compare your household's total.
        </p>
      )}
    </div>
  );
}

/** Says that "Open now" is not applied without a place, and offers the visitor's own. */
function OpenNowNote({ filters: { search, selected } }: { filters: ListingFilters }) {
  const { searchAround, isLocating, problem } = useNearMe();
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p className="py-1">
        These include practices that are closed now. To see who is open, add a city or ZIP code to
        your search.
      </p>
      <Button
        variant="ghost"
        size="sm"
        isBusy={isLocating}
        onClick={() => searchAround(search, without(selected ?? {}, "household"))}
      >
        Search near me
      </Button>
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

/** The summary; `applied` are the filters that the results match, `isForMore` if the text names more than its place. */
function describe(
  filters: ListingFilters,
  result: ListingSearch,
  applied: DirectoryFilters,
  isForMore: boolean,
): string {
  const { search } = filters;
  const { total, radius, state, isNearestFallback, corrected, unmatched } = result;
  const place = placeOfResult(filters, result);
  const area = place ? `within ${radius} miles of ${place}` : `in ${stateName(state ?? "")}`;
  const problems = [
    corrected && `Nothing matches “${search}”.`,
    unmatched && `Nothing ${area} matches “${unmatched}”.`,
  ].filter(Boolean);

  if (isNearestFallback) {
    const wanted = isFiltered(applied) ? "filters" : isForMore ? "search" : null;
    const nearest = wanted
      ? `No practices ${area} match your ${wanted}. These are the nearest that do.`
      : `No practices ${area} yet. These are the nearest.`;
    return [...problems, nearest].join(" ");
  }
  const ofSearch = place || unmatched ? area : scopeOf(corrected ?? search, applied);
  const counted = `${limitedCount(total)} ${ofSearch}${orderOf(applied.sort, place !== null)}`;
  return problems.length > 0 ? `${problems.join(" ")} Showing ${counted}.` : capitalized(counted);
}

function scopeOf(search: string, applied: DirectoryFilters): string {
  if (search) return `for “${search}”`;
  return isFiltered(applied) ? "with these filters" : "in the directory";
}

function orderOf(sort: string | undefined, isByDistance: boolean): string {
  if (sort) return sort === "price" ? ", lowest price first" : ", newest first";
  return isByDistance ? ", nearest first" : "";
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Links that repeat the search with another radius. */
function RadiusLinks({ radius }: { radius: number }) {
  const [params] = useSearchParams();
  const withRadius = (miles: number) => paths.directory({ ...readAddress(params), radius: miles });

  return (
    <nav aria-label="Distance">
      <ul className="flex flex-wrap items-center gap-1 text-sm">
        {radii.map((miles) => (
          <li key={miles}>
            <Link
              to={withRadius(miles)}
              state={searched}
              aria-label={`${miles} miles`}
              aria-current={miles === radius || undefined}
              className={joinClasses(
                "inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-3",
                miles === radius
                  ? "bg-sage font-semibold text-ink"
                  : "text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink",
              )}
            >
              {miles}
            </Link>
          </li>
        ))}
        <li aria-hidden="true" className="pl-1 text-ink-soft">
          miles
        </li>
      </ul>
    </nav>
  );
}

// Loaded on demand: most searches find something.
const EmptyResults = lazyPart(
  async () => (await import("@/pages/directory/empty-results")).EmptyResults,
);

// Loaded on demand: few searches are about islands and territories.
const NoneInRegion = lazyPart(
  async () => (await import("@/components/directory/none-in-region")).NoneInRegion,
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
        <DirectoryFailure query={search} />
      </SearchResults>
    );
  }
  if (search.data && !search.data.place && !search.data.state && !filters.near && isNearMe) {
    return (
      <SearchResults search={filters.search}>
        <NearMePrompt filters={filters} />
      </SearchResults>
    );
  }
  if (search.data?.place && search.data.emptyRegion !== null) {
    return (
      <SearchResults search={filters.search}>
        <NoneInRegion
          filters={filters}
          place={search.data.place}
          region={search.data.emptyRegion}
        />
      </SearchResults>
    );
  }
  if (search.data && listings.length === 0) {
    return <EmptyResults filters={filters} />;
  }
  if (!search.data) {
    return <ListingGridSkeleton />;
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
