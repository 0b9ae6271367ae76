import { Fragment } from "react";
import { useSearchParams } from "react-router-dom";
import { RemovableLink } from "@/components/ui/removable-link";
import { TextLink } from "@/components/ui/text-link";
import { useParsedQuery } from "@/hooks/directory/parsed-query";
import { limitedCount } from "@/hooks/directory/search-listings";
import { searched } from "@/lib/browser/search-params";
import { combineFilters, readAddress, readFilters } from "@/lib/directory/directory-filters";
import { describeOptions } from "@/lib/directory/filter-labels";
import { paths } from "@/lib/paths";

interface QueryProps {
  search: string;
  /** Whether the place is the visitor's own location. */
  isNearYou: boolean;
}

/** The URLs of the same search with another text. */
function useQueryAddresses({ isNearYou }: QueryProps) {
  const [params] = useSearchParams();
  const { near, ...here } = readAddress(params);
  const around = isNearYou ? { near } : {};
  const selected = readFilters(params);
  return {
    near,
    around: { ...here, ...around },
    selected,
    searchFor: (text: string) =>
      // A distance without a place has no meaning, so it is dropped.
      paths.directory(text || isNearYou ? { ...here, ...around, search: text } : selected),
  };
}

/** Shows what the search was interpreted as, as removable chips, besides filters. */
export function QueryParts(props: QueryProps) {
  const { search, isNearYou } = props;
  const { near, selected, searchFor } = useQueryAddresses(props);
  const { data: query } = useParsedQuery(search);
  const filterLabels = describeOptions(combineFilters(query?.filters, selected)).map(
    ({ label }) => label,
  );
  // What is also a filter is shown once, as a filter.
  const parts = (query?.parts ?? []).filter(({ label }) => !filterLabels.includes(label));
  if (!query || (parts.length === 0 && !isNearYou)) return null;
  return (
    <ul
      aria-label="Search interpreted as"
      className="flex max-w-full gap-x-2 text-sm max-sm:shrink-0 sm:flex-wrap"
    >
      {parts.map(({ label, without }) => (
        <Part key={label} label={label} to={searchFor(without)} />
      ))}
      {isNearYou && (
        <Part
          label={near?.endsWith(",map") ? "on the map" : "near you"}
          to={paths.directory({ search, ...selected })}
        />
      )}
    </ul>
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

interface PartProps {
  label: string;
  to: string;
}

function Part(part: PartProps) {
  return (
    <li className="min-w-0">
      <RemovableLink {...part} state={searched} tone="sage" />
    </li>
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
