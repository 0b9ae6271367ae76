import { useNearMe } from "@/components/directory/near-me";
import { type QueryProps, useQueryAddresses } from "@/components/directory/query-parts";
import { HouseholdButton } from "@/components/prices/household-button";
import { Button } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import { useFilters } from "@/hooks/directory/change-filters";
import { useCountedFilters, useFilterCounts } from "@/hooks/directory/filter-counts";
import { type QueryPart, useParsedQuery } from "@/hooks/directory/parsed-query";
import { countLimit, type ListingSearch, limitedCount } from "@/hooks/directory/search-listings";
import { searched } from "@/lib/browser/search-params";
import { type DirectoryFilters, without } from "@/lib/directory/directory-filters";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { enumerate, formatChoice, formatCount } from "@/lib/format/numbers";
import { plural, t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { tagName } from "@/lib/supabase/tag-names";

interface SearchNotesProps {
  filters: ListingFilters;
  result: ListingSearch;
  /** A filter on the household is chosen, but no household is known. */
  needsHousehold: boolean;
  /** The text says that it is for several people, but no household is known. */
  needsAges: boolean;
}

/** Explains what the search ignored and filters that are not applied as chosen, each with a next step. */
export function SearchNotes({ filters, needsHousehold, needsAges, result }: SearchNotesProps) {
  const { search } = filters;
  const { applied } = useFilters(filters);
  const { data: query } = useParsedQuery(search);
  const limit = formatCount(countLimit);
  return (
    <div className="text-ink-soft text-sm">
      {search && (
        <QueryNotes
          search={search}
          isNearYou={result.place === "you"}
          elsewhere={result.elsewhere}
        />
      )}
      {applied.medicare && (
        <p className="py-1">
          <Trans>
            Opted out of Medicare: patients with Medicare sign a private contract, and Medicare
            doesn't pay for their visits here.
          </Trans>
        </p>
      )}
      {result.needsPlace && <OpenNowNote filters={filters} />}
      {query?.openDay && !result.isNearestFallback && (
        <OpenDayNote filters={filters} day={query.openDay} open={result.total} />
      )}
      {result.isNearestFallback && <SundayNote applied={applied} />}
      {needsHousehold && (
        <div className="flex flex-wrap items-center gap-x-2">
          <p className="py-1">
            <Trans>
              These include practices that don't accept everyone in your household. We don't know it
              yet.
            </Trans>
          </p>
          <HouseholdButton />
        </div>
      )}
      {needsAges && !needsHousehold && (
        <div className="flex flex-wrap items-center gap-x-2">
          <p className="py-1">
            <Trans>
              Prices and price limits here are for one adult. Add everyone's age to compare what
              your household pays.
            </Trans>
          </p>
          <HouseholdButton people={query?.people} />
        </div>
      )}
      {result.isPricedForAdult && (
        <p className="py-1">
          <Trans>
            More than {limit} practices match, so prices are for one adult. Add a place to compare
            your household's total.
          </Trans>
        </p>
      )}
    </div>
  );
}

interface OpenDayNoteProps {
  filters: ListingFilters;
  day: QueryPart;
  /** How many practices are open on it. */
  open: number;
}

/** Says how many of the practices are open on a weekday, because most are. */
function OpenDayNote({ filters, day, open }: OpenDayNoteProps) {
  const { data: counts } = useFilterCounts(useCountedFilters({ ...filters, search: day.without }));
  if (!counts || counts.total.isLeast || open > countLimit) return null;
  const label = tagName(day.label);
  const all = plural(counts.total.count, { one: "# practice", other: "# practices" });
  return <p className="py-1">{t`${label}: ${open} of ${all}`}</p>;
}

/** Says that no practice publishes the Sunday hours that were searched for. */
export function SundayNote({ applied }: { applied: DirectoryFilters }) {
  if (!applied.open?.includes("sunday")) return null;
  return (
    <p className="py-1">
      <Trans>No practice that matches the rest of your search publishes Sunday hours.</Trans>
    </p>
  );
}

/** Says that "Open now" is not applied without a place, and offers the visitor's own. */
function OpenNowNote({ filters: { search, selected } }: { filters: ListingFilters }) {
  const { searchAround, isLocating, problem } = useNearMe();
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p className="py-1">
        <Trans>
          These include practices that are closed now. To see who is open, add a city or ZIP code to
          your search.
        </Trans>
      </p>
      <Button
        variant="ghost"
        size="sm"
        isBusy={isLocating}
        onClick={() => searchAround(search, without(selected ?? {}, "household"))}
      >
        <Trans>Search near me</Trans>
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
  elsewhere: number | null;
}

/** Explains what the search ignored, and offers other places and names. */
export function QueryNotes(props: QueryNotesProps) {
  const { search, elsewhere } = props;
  const { around, selected, searchFor } = useQueryAddresses(props);
  const { data: query } = useParsedQuery(search);
  if (!query) return null;
  const { otherPlaces, unknownZip, uncoveredPlace, medicare, name } = query;
  const { unlistedTerms, excludedTerms, lowestPrice, insuranceTerms, sharingPlans, isEmergency } =
    query;
  const text = query.withoutPlace ?? search;
  const found = limitedCount(elsewhere ?? 0);
  const outside = uncoveredNames[uncoveredPlace ?? ""] ?? uncoveredPlace;
  const links = otherPlaces.map(({ label, without }, place) => (
    <span key={label}>
      {place > 0 && " · "}
      <TextLink to={searchFor(without)} state={searched} className="inline-block py-2">
        {label}
      </TextLink>
    </span>
  ));
  const places = <span>{links}</span>;
  return (
    <>
      {isEmergency && (
        <p className="py-1 font-semibold text-ink">
          <Trans>In an emergency, call 911. For a mental health crisis, call or text 988.</Trans>
        </p>
      )}
      {unknownZip !== null && <p>{unknownZipText(unknownZip)}</p>}
      {outside !== null && (
        <p>
          {t`The directory doesn't cover ${outside} yet. It covers the United States and its territories.`}
        </p>
      )}
      {elsewhere !== null && elsewhere > 0 && (
        <p>
          <TextLink
            to={paths.directory({ ...selected, search: text })}
            state={searched}
            className="inline-block py-2"
          >
            {t`See ${found} elsewhere for “${text}”`}
          </TextLink>
        </p>
      )}
      {unlistedTerms.length > 0 && (
        <p className="text-sm text-ink-soft">{unlistedText(unlistedTerms)}</p>
      )}
      {excludedTerms.length > 0 && (
        <p className="text-sm text-ink-soft">{excludedText(excludedTerms)}</p>
      )}
      {lowestPrice !== null && (
        <p className="text-sm text-ink-soft">
          {t`We only use the upper end of a price range, so these include prices below $${lowestPrice}.`}
        </p>
      )}
      {insuranceTerms.length > 0 && (
        <p className="text-sm text-ink-soft">{insuranceText(insuranceTerms)}</p>
      )}
      {sharingPlans.length > 0 && (
        <p className="text-sm text-ink-soft">{sharingText(sharingPlans)}</p>
      )}
      {medicare && (
        <p className="text-sm text-ink-soft">
          <Trans>
            Medicare doesn't pay Direct Primary Care membership fees. You can join and keep using
            Medicare for other care.
          </Trans>{" "}
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
              <Trans>Show practices that have opted out of Medicare</Trans>
            </TextLink>
          )}
        </p>
      )}
      {name && (
        <p className="text-sm">
          <TextLink to={searchFor(name.without)} state={searched} className="inline-block py-2">
            {nameText(name.label)}
          </TextLink>
        </p>
      )}
      {otherPlaces.length > 0 && (
        <p className="py-2 text-sm text-ink-soft">
          <Trans>Did you mean {places}?</Trans>
        </p>
      )}
    </>
  );
}

/** Names of the database's search terms of the kind "region" that other languages write differently. */
const uncoveredNames: Readonly<Record<string, string>> = {
  "military mail": t`military mail`,
  France: t`France`,
  Germany: t`Germany`,
  Mexico: t`Mexico`,
  "the United Kingdom": t`the United Kingdom`,
};

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`);

function unlistedText(words: readonly string[]): string {
  const terms = formatChoice(quoted(words));
  return words.length === 1
    ? t`Listings don't mention ${terms}, so we ignored it.`
    : t`Listings don't mention ${terms}, so we ignored them.`;
}

function excludedText(words: readonly string[]): string {
  const terms = enumerate(quoted(words));
  return t`We can't leave practices out, so we ignored ${terms}.`;
}

function insuranceText(words: readonly string[]): string {
  const terms = enumerate(quoted(words));
  return t`DPC practices don't bill insurance, so we ignored ${terms}.`;
}

function sharingText(words: readonly string[]): string {
  const plans = enumerate(quoted(words));
  return t`DPC usually works with plans whose members share their bills. Ask your plan what it shares. We didn't filter by ${plans}.`;
}

const nameText = (name: string): string => t`Search for the name “${name}” instead`;

/** The message for a ZIP code that doesn't exist. */
function unknownZipText(zip: string): string {
  const digits = zip.length;
  return digits === 5
    ? t`There's no ZIP code ${zip}. Check the digits.`
    : t`ZIP codes have 5 digits; ${zip} has ${digits}.`;
}
