import { MapPinOff, SearchX } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { AroundPlace, ByTelehealth } from "@/components/directory/around-place";
import { QueryParts } from "@/components/directory/query-parts";
import { MapLink } from "@/components/directory/result-controls";
import { QueryNotes } from "@/components/directory/search-notes";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { lazyPart } from "@/components/ui/lazy-part";
import { Trans } from "@/components/ui/messages";
import { useParsedQuery } from "@/hooks/directory/parsed-query";
import type { ListingSearch } from "@/hooks/directory/search-listings";
import { isFiltered } from "@/lib/directory/directory-filters";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { ResultList, SearchResults } from "@/pages/directory/search-results";

// Loaded on demand: most empty searches are of a place.
const OtherSearches = lazyPart(
  async () => (await import("@/components/directory/other-searches")).OtherSearches,
);

const NoFilteredResults = lazyPart(
  async () => (await import("@/components/directory/no-filtered-results")).NoFilteredResults,
);

interface EmptyResultsProps {
  filters: ListingFilters;
  result: ListingSearch;
}

/** The page of a search without results, or whose nearest results are across the sea, with other places to look. */
export function EmptyResults({ filters, result: { place, emptyRegion } }: EmptyResultsProps) {
  const { search, near, selected } = filters;
  const { data: query } = useParsedQuery(search);
  const isMapped = useSearchParams()[0].get("map") === "yes";
  // A search without text lists the whole directory.
  const isOfArea = search === "" || near !== undefined || query?.isOfArea === true;
  // Nearest practices are shown despite filters, if they can be reached.
  const isByFilters = emptyRegion === null && isFiltered({ ...query?.filters, ...selected });
  const areFiltersAlone = isByFilters && (isOfArea || !query?.hasTerms);
  const isForMore = isFiltered(selected) || (query?.withoutPlace ?? "") !== "";
  const shortSearch = shortened(search);
  const title = areFiltersAlone
    ? t`No practices match your filters`
    : emptyRegion !== null
      ? isForMore
        ? t`No practices in ${emptyRegion} match your search.`
        : t`No practices are listed in ${emptyRegion} yet.`
      : isOfArea
        ? t`No doctors found in this area.`
        : t`No results for “${shortSearch}”`;
  const hint =
    emptyRegion !== null
      ? t`The nearest ones are too far away to visit. Some practices see patients by video or phone in other states: ask if they can see you where you live.`
      : isOfArea
        ? t`Try a nearby city, a ZIP code, or a state.`
        : t`Check the spelling, or search by city, ZIP code, or state.`;
  const hasPlaceIcon = emptyRegion !== null || (isOfArea && !areFiltersAlone);

  return (
    <SearchResults search={search}>
      <ResultList>
        <EmptyState
          title={title}
          icon={hasPlaceIcon ? <MapPinOff aria-hidden="true" /> : <SearchX aria-hidden="true" />}
          className="[&_h2]:wrap-anywhere"
          actions={
            <>
              {isMapped && <MapLink />}
              {emptyRegion !== null && (
                <LinkButton to={paths.directory({ search: t`telehealth only` })}>
                  <Trans>See telehealth practices</Trans>
                </LinkButton>
              )}
              {(search || isByFilters || emptyRegion !== null) && (
                <LinkButton
                  to={paths.directory()}
                  variant={emptyRegion === null ? "primary" : "secondary"}
                >
                  <Trans>View All Doctors</Trans>
                </LinkButton>
              )}
              {!isByFilters && (
                <LinkButton to={paths.addListing} hrefLang="en" variant="secondary">
                  <Trans>Add a doctor you know</Trans>
                </LinkButton>
              )}
            </>
          }
        >
          {isByFilters ? (
            <NoFilteredResults filters={filters} />
          ) : (
            <>
              {search && (
                <div className="flex flex-col items-center">
                  <QueryParts search={search} isNearYou={false} />
                  <QueryNotes search={search} isNearYou={false} elsewhere={0} />
                </div>
              )}
              <p>{hint}</p>
              {search && emptyRegion === null && <OtherSearches search={search} />}
            </>
          )}
        </EmptyState>
        {place !== null ? (
          <AroundPlace place={place} filters={filters} />
        ) : (
          // Around a place, telehealth practices are only in this group.
          (near || query?.place) && <ByTelehealth filters={filters} />
        )}
      </ResultList>
    </SearchResults>
  );
}

const longest = 80;

function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length > longest ? `${letters.slice(0, longest).join("")}…` : text;
}
