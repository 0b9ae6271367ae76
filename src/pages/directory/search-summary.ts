import { type ListingSearch, limitedCount } from "@/hooks/directory/search-listings";
import { type DirectoryFilters, isFiltered } from "@/lib/directory/directory-filters";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { placeOfResult } from "@/lib/directory/place-of-result";
import { stateName } from "@/lib/format/us-states";
import { t } from "@/lib/messages";

/** The order of the results, as the end of a sentence; empty for the best match. */
export function describeOrder(sort: string | undefined, isByDistance: boolean): string {
  if (sort) return sort === "price" ? t`, lowest price first` : t`, newest first`;
  return isByDistance ? t`, nearest first` : "";
}

/**
 * The number of results, and what they are results of; `applied` are the filters that they match,
 * and `isForMore` if the text names more than its place.
 */
export function describeResult(
  filters: ListingFilters,
  result: ListingSearch,
  applied: DirectoryFilters,
  isForMore: boolean,
  order: string,
): string {
  const { search } = filters;
  const { isNearestFallback, corrected, unmatched, elsewhere } = result;
  const area: Area = {
    place: placeOfResult(filters, result),
    radius: result.radius ?? 0,
    state: stateName(result.state ?? ""),
  };
  const problems = [
    ...(corrected ? [t`Nothing matches “${search}”.`] : []),
    ...(unmatched ? [describeUnmatched(unmatched, elsewhere !== null, area)] : []),
  ];
  if (isNearestFallback) {
    const wanted = isFiltered(applied) ? "filters" : isForMore ? "search" : null;
    return [...problems, describeNearest(wanted, area)].join(" ");
  }
  const count = limitedCount(result.total);
  const isOfArea = area.place !== null || (unmatched && result.state !== null);
  const scope = isOfArea
    ? countInArea(count, area)
    : // Results without some words are not those of the whole text.
      countOfSearch(count, unmatched ? "" : (corrected ?? search), applied);
  const counted = `${scope}${order}`;
  return problems.length > 0
    ? [...problems, t`Showing ${counted}.`].join(" ")
    : capitalized(counted);
}

/** Where the search looked: around a place, or else in a state. */
interface Area {
  place: string | null;
  /** Miles around the place. */
  radius: number;
  state: string;
}

/** Only of a name can the page say that nothing matches: what else a text says may be true of many results. */
function describeUnmatched(unmatched: string, isName: boolean, area: Area): string {
  const { place, radius, state } = area;
  if (!isName) return t`We didn't use “${unmatched}”.`;
  return place === null
    ? t`Nothing in ${state} matches “${unmatched}”.`
    : t`Nothing within ${radius} miles of ${place} matches “${unmatched}”.`;
}

function describeNearest(wanted: "filters" | "search" | null, { place, radius }: Area): string {
  const center = place ?? "";
  if (wanted === "filters")
    return t`No practices within ${radius} miles of ${center} match your filters. These are the nearest that do.`;
  return wanted === "search"
    ? t`No practices within ${radius} miles of ${center} match your search. These are the nearest that do.`
    : t`No practices within ${radius} miles of ${center} yet. These are the nearest.`;
}

const countInArea = (count: string, { place, radius, state }: Area): string =>
  place === null ? t`${count} in ${state}` : t`${count} within ${radius} miles of ${place}`;

function countOfSearch(count: string, search: string, applied: DirectoryFilters): string {
  if (search) return t`${count} for “${search}”`;
  return isFiltered(applied) ? t`${count} with these filters` : t`${count} in the directory`;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
