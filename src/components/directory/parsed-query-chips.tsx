import { Fragment } from "react";
import { useSearchParams } from "react-router-dom";
import { RemovableLink } from "@/components/ui/removable-link";
import { TextLink } from "@/components/ui/text-link";
import { useParsedQuery } from "@/hooks/directory/parsed-query";
import { limitedCount } from "@/hooks/directory/search-listings";
import { searched } from "@/lib/browser/search-params";
import { combineFilters, readAddress, readFilters } from "@/lib/directory/directory-filters";
import { describeOptions } from "@/lib/directory/filter-labels";
import { radii } from "@/lib/directory/listing-filters";
import { paths } from "@/lib/paths";

const widest = Math.max(...radii);

interface ParsedQueryChipsProps {
  search: string;
  /** The search radius in miles; null without a place. */
  radius: number | null;
  /** Whether the place is the visitor's own location. */
  isNearYou: boolean;
  /** How many listings elsewhere match words that no listing here matches. */
  elsewhere: number;
}

/** Shows how the search was interpreted, as removable chips, with alternative places. */
export function ParsedQueryChips(props: ParsedQueryChipsProps) {
  return (
    // Usually the final height, so that the page doesn't shift when it loads.
    <div className="min-h-11">
      <Chips {...props} />
    </div>
  );
}

function Chips({ search, radius, isNearYou, elsewhere }: ParsedQueryChipsProps) {
  const [params] = useSearchParams();
  const { data: query } = useParsedQuery(search);
  const { near, ...here } = readAddress(params);
  const around = isNearYou ? { near } : {};
  const locationLabel = near?.endsWith(",map") ? "on the map" : "near you";
  const selected = readFilters(params);
  const searchFor = (text: string) =>
    // A distance without a place has no meaning, so it is dropped.
    paths.directory(text || isNearYou ? { ...here, ...around, search: text } : selected);

  if (!query) return null;
  const {
    parts,
    radius: textRadius,
    otherPlaces,
    unknownZip,
    uncoveredPlace,
    unlistedTerms,
    insuranceTerms,
    medicare,
    name,
  } = query;
  // A radius chosen on the page takes precedence over the one in the text.
  const filterLabels = describeOptions(combineFilters(query.filters, selected)).map(
    ({ label }) => label,
  );
  // Shown once, as a filter.
  const shownParts = parts.filter(({ label }) => !filterLabels.includes(label));
  const isRadiusInText = radius !== null && textRadius !== null && params.get("radius") === null;
  return (
    <>
      {unknownZip !== null && <p>{unknownZipText(unknownZip)}</p>}
      {uncoveredPlace !== null && (
        <p>
          The directory doesn't cover {uncoveredPlace} yet. It covers the United States and its
          territories.
        </p>
      )}
      {(shownParts.length > 0 || radius !== null) && (
        <ul
          aria-label="Search interpreted as"
          className="flex max-w-full flex-wrap gap-x-2 text-sm"
        >
          {shownParts.map(({ label, without }) => (
            <Part key={label} label={label} to={searchFor(without)} />
          ))}
          {isNearYou && (
            <Part label={locationLabel} to={paths.directory({ search, ...selected })} />
          )}
          {isRadiusInText && textRadius && (
            <Part label={`${radius} miles`} to={searchFor(textRadius.without)} />
          )}
          {!isRadiusInText && radius !== null && radius < widest && (
            <Part
              label={`${radius} miles`}
              name={`Remove ${radius} miles and search within ${widest}`}
              to={paths.directory({ ...here, ...around, radius: widest })}
            />
          )}
        </ul>
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
                ...here,
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
  name?: string;
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
