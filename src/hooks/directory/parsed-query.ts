import { queryOptions, useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/query-keys";
import {
  combineFilters,
  type DirectoryFilters,
  readFilters,
} from "@/lib/directory/directory-filters";
import { describeOptions } from "@/lib/directory/filter-labels";
import { localStateName } from "@/lib/format/us-states";
import { t } from "@/lib/messages";
import { type Ages, adultAge, readAges } from "@/lib/prices/household-ages";
import { supabase } from "@/lib/supabase/client";
import { queryClient } from "@/lib/supabase/query-client";
import { readArguments } from "@/lib/supabase/read-arguments";
import { tagName } from "@/lib/supabase/tag-names";
import { checkRows, unwrap } from "@/lib/supabase/unwrap";

/** A part of a search query as it was parsed. */
export interface QueryPart {
  label: string;
  /** The search text without this part; for another place, the text that names that place instead. */
  without: string;
}

/** One option of a filter that the text sets; `without` is the text without it. */
export interface TextFilter {
  name: string;
  value: string;
  without: string;
}

/** A removable part; `isPlace` if it names a place. */
interface RemovablePart extends QueryPart {
  isPlace: boolean;
}

interface QueryPartRow extends QueryPart {
  kind: string;
}

/** A parsed search query. */
export interface ParsedQuery {
  parts: RemovablePart[];
  /** The place to search around. */
  place: string | null;
  /** The radius that the text names. */
  radius: QueryPart | null;
  /** Other places with the same name. */
  otherPlaces: QueryPart[];
  /** Looks like a ZIP code but doesn't exist. */
  unknownZip: string | null;
  /** A country, or military mail, that the directory doesn't cover. */
  uncoveredPlace: string | null;
  /** Terms that listings have no data for. */
  unlistedTerms: string[];
  /** Words for insurance, which DPC practices don't bill. */
  insuranceTerms: string[];
  /** Names of plans whose members share their bills, which aren't insurance. */
  sharingPlans: string[];
  /** The text names something that can be an emergency. */
  isEmergency: boolean;
  /** What the text asks to leave out, which no filter can. */
  excludedTerms: string[];
  /** The lower end of a range of prices, for which there is no filter. */
  lowestPrice: string | null;
  /** "Open Mondays", with the text without it. */
  openDay: QueryPart | null;
  /** The ages of the people that the text is for, some of them usual ones. */
  people: Ages | null;
  /** The text says for how many people it is, but not how old they are. */
  hasUnknownAges: boolean;
  /** The filters and the sort order that the text sets. */
  filters: DirectoryFilters;
  /** The options of `filters`, each with the text without it. */
  textFilters: TextFilter[];
  /** The text says "Medicare"; `without` is the text without it. */
  medicare: QueryPart | null;
  /** A name that the text can also mean; `without` is the text that searches for it. */
  name: QueryPart | null;
  /** The text asks for results near the visitor; `without` is the text without that. */
  nearMe: QueryPart | null;
  /** The search text without its place; null if it names none. */
  withoutPlace: string | null;
  /** Whether the query names a place of any kind, including one that the directory doesn't cover. */
  isOfArea: boolean;
  /** Whether there is more to say than the parts. */
  hasNotes: boolean;
  /** Whether the query is for something other than a place and filters. */
  hasTerms: boolean;
}

/** The filters of a part in the format of a URL, such as "price-to=80". */
const filtersOf = (label: string) => readFilters(new URLSearchParams(label));

/** The removable parts; an unknown place is one only if the query has other parts. */
function partsOf({ kind, label, without }: QueryPartRow): RemovablePart[] {
  const isNowhere = kind === "missing ZIP" || kind === "outside";
  if (kind === "place" || (isNowhere && without !== ""))
    return [{ label: t`near ${label}`, without, isPlace: true }];
  if (kind === "state") {
    const state = localStateName(label);
    return [{ label: t`in ${state}`, without, isPlace: true }];
  }
  if (kind === "tag") return [{ label: tagName(label), without, isPlace: false }];
  return kind === "words" ? [{ label, without, isPlace: false }] : [];
}

const textFiltersOf = ({ label, without }: QueryPartRow): TextFilter[] =>
  describeOptions(filtersOf(label)).map(({ name, value }) => ({ name, value, without }));

/** The tags of weekdays; weekends are filters. */
const openDay = /^Open (Mon|Tues|Wednes|Thurs|Fri)days$/;

const noteKinds = [
  "other place",
  "missing ZIP",
  "outside",
  "not listed",
  "excluded",
  "lowest price",
  "insurance",
  "sharing plan",
  "medicare",
  "emergency",
  "name",
];

const isPlace = ({ kind }: QueryPartRow) => kind === "place" || kind === "state";

function summarize(rows: QueryPartRow[]): ParsedQuery {
  const labelsOf = (wanted: string) =>
    rows.filter(({ kind }) => kind === wanted).map(({ label }) => label);
  const labelOf = (kind: string) => labelsOf(kind)[0] ?? null;
  const partOf = (wanted: string) => rows.find(({ kind }) => kind === wanted) ?? null;
  const household = labelOf("household");
  const people = readAges(household?.replaceAll("?", "") ?? null);
  return {
    parts: rows.flatMap(partsOf),
    place: labelOf("place"),
    radius: partOf("radius"),
    otherPlaces: rows
      .filter(({ kind }) => kind === "other place")
      // "PA" is a state, and also a profession.
      .map((row) => ({ ...row, label: localStateName(tagName(row.label)) })),
    unknownZip: labelOf("missing ZIP"),
    uncoveredPlace: labelOf("outside"),
    unlistedTerms: labelsOf("not listed"),
    insuranceTerms: labelsOf("insurance"),
    sharingPlans: labelsOf("sharing plan"),
    isEmergency: labelOf("emergency") !== null,
    excludedTerms: labelsOf("excluded"),
    lowestPrice: labelOf("lowest price"),
    openDay: rows.find(({ kind, label }) => kind === "tag" && openDay.test(label)) ?? null,
    people,
    // One adult pays the price on the card.
    hasUnknownAges:
      household?.includes("?") === true &&
      !(people?.length === 1 && people.every((age) => age >= adultAge)),
    filters: labelsOf("filter").map(filtersOf).reduce(combineFilters, {}),
    textFilters: rows.filter(({ kind }) => kind === "filter").flatMap(textFiltersOf),
    medicare: partOf("medicare"),
    name: partOf("name"),
    nearMe: partOf("near me"),
    withoutPlace: rows.find(isPlace)?.without ?? null,
    isOfArea: rows.some((row) => isPlace(row) || row.kind === "outside"),
    hasNotes: rows.some(
      ({ kind, label }) => noteKinds.includes(kind) || (kind === "tag" && openDay.test(label)),
    ),
    hasTerms: rows.some(({ kind }) => kind === "concept" || kind === "words"),
  };
}

async function fetchParsedQuery(search: string, signal: AbortSignal) {
  const rows = await unwrap(
    supabase.rpc("describe_search", ...readArguments({ search })).abortSignal(signal),
  );
  return checkRows<QueryPartRow>(rows, "kind", "label", "without");
}

export const parsedQueryOptions = (search: string) =>
  queryOptions({
    queryKey: listingKeys.parsedQuery(search),
    queryFn: ({ signal }) => fetchParsedQuery(search, signal),
    select: summarize,
    meta: { isStored: true },
  });

/**
 * A search text without the place that it names; the unchanged text if it names none or can't be
 * parsed.
 */
export async function textWithoutPlace(search: string): Promise<string> {
  if (search === "") return "";
  const rows = await queryClient.fetchQuery(parsedQueryOptions(search)).catch(() => []);
  return summarize(rows).withoutPlace ?? search;
}

/** The parsed search query. A failure shows no message, because the results work without it. */
export const useParsedQuery = (search: string) =>
  useQuery({ ...parsedQueryOptions(search), enabled: search !== "" });
