import { Link, useSearchParams } from "react-router-dom";
import { AroundPlace } from "@/components/directory/around-place";
import { DirectoryFailure } from "@/components/directory/directory-failure";
import { ListingGrid, ListingGridSkeleton } from "@/components/directory/listing-grid";
import { ParsedQueryChips } from "@/components/directory/parsed-query-chips";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadMore } from "@/components/ui/load-more";
import { useParsedQuery } from "@/hooks/directory/parsed-query";
import {
  countLimit,
  type ListingSearch,
  limitedCount,
  useListingSearch,
} from "@/hooks/directory/search-listings";
import { useHouseholdText } from "@/hooks/prices/stored-household";
import { searched } from "@/lib/browser/search-params";
import { isFiltered, readAddress } from "@/lib/directory/directory-filters";
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
  const withoutPlace = query?.withoutPlace ?? "";
  const isForMore = withoutPlace !== "" && withoutPlace !== result.unmatched;
  return (
    <div className="mb-5">
      <h2 className="mb-1 font-normal font-sans text-base text-ink-soft tracking-normal">
        {describe(filters, result, isForMore)}
      </h2>
      {search && (
        <ParsedQueryChips
          search={search}
          radius={result.radius}
          isNearYou={result.place === "you"}
          elsewhere={result.elsewhere}
        />
      )}
      <SearchNotes filters={filters} result={result} />
      {result.radius !== null && <RadiusLinks radius={result.radius} />}
    </div>
  );
}

/** Explains filters that could not be applied as chosen. */
function SearchNotes({ filters, result }: SearchSummaryProps) {
  const hasHousehold = useHouseholdText() !== null;
  const needsHousehold = filters.selected?.["accepts-household"] && !hasHousehold;
  return (
    <div className="max-w-prose text-sm text-ink-soft">
      {result.needsPlace && (
        <p className="py-1">
          “Open now” needs a place. Add a city or ZIP code to your search, or use Near me.
        </p>
      )}
      {needsHousehold && (
        <p className="py-1">
          Add your household under “Who is it for?” to see which practices accept everyone in it.
        </p>
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

/** The summary; `isForMore` if the text names more than its place. */
function describe(filters: ListingFilters, result: ListingSearch, isForMore: boolean): string {
  const { search, selected } = filters;
  const { total, radius, state, isNearestFallback, corrected, unmatched } = result;
  const place = placeOfResult(filters, result);
  const area = place ? `within ${radius} miles of ${place}` : `in ${stateName(state ?? "")}`;
  const without = [
    corrected && `Nothing matches “${search}”.`,
    unmatched && `No doctor or practice named “${unmatched}” is listed ${area}.`,
  ].filter(Boolean);

  if (isNearestFallback) {
    const wanted = isFiltered(selected) ? "filters" : isForMore ? "search" : null;
    const nearest = wanted
      ? `No practices ${area} match your ${wanted}. These are the nearest that do.`
      : `No practices ${area} yet. These are the nearest.`;
    return [...without, nearest].join(" ");
  }
  const ofSearch = place || unmatched ? area : scopeOf(filters, corrected);
  const counted = `${limitedCount(total)} ${ofSearch}${orderOf(selected?.sort, place !== null)}`;
  return without.length > 0 ? `${without.join(" ")} Showing ${counted}.` : capitalized(counted);
}

function scopeOf({ search, selected }: ListingFilters, corrected: string | null): string {
  if (search) return `for “${corrected ?? search}”`;
  return isFiltered(selected) ? "with these filters" : "in the directory";
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
