import { Link, useSearchParams } from "react-router-dom";
import { ParsedQueryChips } from "@/components/directory/parsed-query-chips";
import { type ListingSearch, limitedCount } from "@/hooks/listings/search-listings";
import { searched } from "@/lib/browser/search-params";
import { isFiltered, readAddress } from "@/lib/filters/directory-filters";
import { joinClasses } from "@/lib/join-classes";
import { type ListingFilters, radii } from "@/lib/listings/listing-filters";
import { placeOfResult } from "@/lib/listings/place-of-result";
import { paths } from "@/lib/paths";
import { stateName } from "@/lib/places/us-states";

interface SearchSummaryProps {
  filters: ListingFilters;
  result: ListingSearch;
}

/** The number of results and how the search was interpreted. */
export function SearchSummary({ filters, result }: SearchSummaryProps) {
  const { search } = filters;
  return (
    <div className="mb-5">
      <h2 className="mb-1 font-normal font-sans text-base text-ink-soft tracking-normal">
        {describe(filters, result)}
      </h2>
      {search && (
        <ParsedQueryChips
          search={search}
          radius={result.radius}
          isNearYou={result.place === "you"}
          elsewhere={result.elsewhere}
        />
      )}
      {result.radius !== null && <RadiusLinks radius={result.radius} />}
    </div>
  );
}

function describe(filters: ListingFilters, result: ListingSearch): string {
  const { search, selected } = filters;
  const { total, radius, state, isNearestFallback, corrected, unmatched } = result;
  const place = placeOfResult(filters, result);
  const area = place ? `within ${radius} miles of ${place}` : `in ${stateName(state ?? "")}`;
  const without = [
    corrected && `Nothing matches “${search}”.`,
    unmatched && `No doctor or practice ${area} matches “${unmatched}”.`,
  ].filter(Boolean);

  if (isNearestFallback) {
    const [lack, which] = isFiltered(selected) ? ["match your filters", " that do"] : ["yet", ""];
    const nearest = `No practices ${area} ${lack}. These are the nearest${which}.`;
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
