import { Fragment } from "react";
import { useNearMe } from "@/components/directory/near-me";
import { type QueryProps, useQueryAddresses } from "@/components/directory/query-parts";
import { HouseholdButton } from "@/components/prices/household-button";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import { useParsedQuery } from "@/hooks/directory/parsed-query";
import { countLimit, type ListingSearch, limitedCount } from "@/hooks/directory/search-listings";
import { searched } from "@/lib/browser/search-params";
import { without } from "@/lib/directory/directory-filters";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { formatCount } from "@/lib/format/numbers";
import { paths } from "@/lib/paths";

interface SearchNotesProps {
  filters: ListingFilters;
  result: ListingSearch;
  /** A filter on the household is chosen, but no household is known. */
  needsHousehold: boolean;
}

/** Explains what the search ignored and filters that are not applied as chosen, each with a next step. */
export function SearchNotes({ filters, needsHousehold, result }: SearchNotesProps) {
  const { search } = filters;
  return (
    <div className="text-ink-soft text-sm">
      {search && (
        <QueryNotes
          search={search}
          isNearYou={result.place === "you"}
          elsewhere={result.elsewhere}
        />
      )}
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

interface QueryNotesProps extends QueryProps {
  /** How many listings elsewhere match words that no listing here matches. */
  elsewhere: number;
}

/** Explains what the search ignored, and offers other places and names. */
export function QueryNotes(props: QueryNotesProps) {
  const { search, elsewhere } = props;
  const { around, selected, searchFor } = useQueryAddresses(props);
  const { data: query } = useParsedQuery(search);
  if (!query) return null;
  const { otherPlaces, unknownZip, uncoveredPlace, unlistedTerms, insuranceTerms, medicare, name } =
    query;
  return (
    <>
      {unknownZip !== null && <p>{unknownZipText(unknownZip)}</p>}
      {uncoveredPlace !== null && (
        <p>
          The directory doesn't cover {uncoveredPlace} yet. It covers the United States and its
          territories.
        </p>
      )}
      {elsewhere > 0 && (
        <p>
          <TextLink
            to={paths.directory({ ...selected, search: query.withoutPlace ?? search })}
            state={searched}
            className="inline-block py-2"
          >
            See {limitedCount(elsewhere)} elsewhere for “{query.withoutPlace ?? search}”
          </TextLink>
        </p>
      )}
      {unlistedTerms.length > 0 && (
        <p className="text-sm text-ink-soft">
          Listings don't mention {quoted(unlistedTerms, "or")}, so we ignored{" "}
          {unlistedTerms.length === 1 ? "it" : "them"}.
        </p>
      )}
      {insuranceTerms.length > 0 && (
        <p className="text-sm text-ink-soft">
          DPC practices don't bill insurance, so we ignored {quoted(insuranceTerms, "and")}.
        </p>
      )}
      {medicare && (
        <p className="text-sm text-ink-soft">
          Medicare doesn't pay Direct Primary Care membership fees. You can join and keep using
          Medicare for other care.{" "}
          {!selected.medicare && (
            <TextLink
              to={paths.directory({
                ...around,
                search: medicare.without,
                medicare: "opted-out",
              })}
              state={searched}
              className="inline-block py-2"
            >
              Show practices that have opted out of Medicare
            </TextLink>
          )}
        </p>
      )}
      {name && (
        <p className="text-sm">
          <TextLink to={searchFor(name.without)} state={searched} className="inline-block py-2">
            Search for the name “{name.label}” instead
          </TextLink>
        </p>
      )}
      {otherPlaces.length > 0 && (
        <p className="py-2 text-sm text-ink-soft">
          Did you mean{" "}
          {otherPlaces.map(({ label, without }, place) => (
            <Fragment key={label}>
              {place > 0 && " · "}
              <TextLink to={searchFor(without)} state={searched} className="inline-block py-2">
                {label}
              </TextLink>
            </Fragment>
          ))}
          ?
        </p>
      )}
    </>
  );
}

const quoted = (words: readonly string[], conjunction: "and" | "or") =>
  words.map((word) => `“${word}”`).join(` ${conjunction} `);

/** The message for a ZIP code that doesn't exist. */
function unknownZipText(zip: string): string {
  return zip.length === 5
    ? `There's no ZIP code ${zip}. Check the digits.`
    : `ZIP codes have 5 digits; ${zip} has ${zip.length}.`;
}
