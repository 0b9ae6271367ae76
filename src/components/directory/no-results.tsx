import { MapPinOff, SearchX } from "lucide-react";
import { QueryParts } from "@/components/directory/query-parts";
import { QueryNotes } from "@/components/directory/search-notes";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { lazyPart } from "@/components/ui/lazy-part";
import { useParsedQuery } from "@/hooks/directory/parsed-query";
import { isFiltered } from "@/lib/directory/directory-filters";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { paths } from "@/lib/paths";

// Loaded on demand: most searches find something.
const OtherSearches = lazyPart(
  async () => (await import("@/components/directory/other-searches")).OtherSearches,
);

const NoFilteredResults = lazyPart(
  async () => (await import("@/components/directory/no-filtered-results")).NoFilteredResults,
);

/** The message for a search without results, with other places to look. */
export function NoResults({ filters }: { filters: ListingFilters }) {
  const { search, near, selected } = filters;
  const { data: query } = useParsedQuery(search);
  // A search without text lists the whole directory.
  const isOfArea = search === "" || near !== undefined || query?.isOfArea === true;
  const isByFilters = isFiltered({ ...query?.filters, ...selected });
  // Something is there, or nearest practices would be shown.
  const areFiltersAlone = isByFilters && !query?.hasTerms;
  const title = areFiltersAlone
    ? "No practices match your filters"
    : isOfArea
      ? "No doctors found in this area."
      : `No results for “${shortened(search)}”`;
  const icon =
    isOfArea && !areFiltersAlone ? (
      <MapPinOff aria-hidden="true" />
    ) : (
      <SearchX aria-hidden="true" />
    );

  if (isByFilters) {
    return (
      <EmptyState
        title={title}
        icon={icon}
        className="[&_h2]:wrap-anywhere"
        actions={<LinkButton to={paths.directory()}>View All Doctors</LinkButton>}
      >
        <NoFilteredResults filters={filters} />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={title}
      icon={icon}
      className="[&_h2]:wrap-anywhere"
      actions={
        <>
          {search && <LinkButton to={paths.directory()}>View All Doctors</LinkButton>}
          <LinkButton to={paths.addListing} variant="secondary">
            Add a doctor you know
          </LinkButton>
        </>
      }
    >
      {search && (
        <div className="flex flex-col items-center">
          <QueryParts search={search} isNearYou={false} />
          <QueryNotes search={search} isNearYou={false} elsewhere={0} />
        </div>
      )}
      <p>
        {isOfArea
          ? "Try a nearby city, a ZIP code, or a state."
          : "Check the spelling, or search by city, ZIP code, or state."}
      </p>
      {search && <OtherSearches search={search} />}
    </EmptyState>
  );
}

const longest = 80;

function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length > longest ? `${letters.slice(0, longest).join("")}…` : text;
}
