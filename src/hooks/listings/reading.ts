import { queryOptions, useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import { checkRows } from "@/lib/supabase/check-rows";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** A part of a search query as it was parsed. */
export interface ReadingPart {
  label: string;
  /** The search text without this part; for another place, the text that names that place instead. */
  without: string;
}

interface ReadingRow extends ReadingPart {
  kind: string;
}

/** A parsed search query. */
export interface SearchReading {
  parts: ReadingPart[];
  /** The place to search around. */
  place: string | null;
  /** The radius that the text names. */
  radius: ReadingPart | null;
  /** Other places with the same name. */
  otherPlaces: ReadingPart[];
  /** Looks like a ZIP code but doesn't exist. */
  missingZip: string | null;
  /** A US territory or a country that the directory doesn't cover. */
  outside: string | null;
  /** Terms that listings have no data for. */
  untold: string[];
  /** Words for insurance, which DPC practices don't bill. */
  insurance: string[];
  /** The search text without its place; null if it names none. */
  withoutPlace: string | null;
  /** Whether the query names a place of any kind, including one that the directory doesn't cover. */
  isOfArea: boolean;
}

const prefixes: Readonly<Record<string, string>> = {
  concept: "",
  words: "",
  place: "near ",
  state: "in ",
};

/** The removable parts; an unknown place is one only if the query has other parts. */
function partsOf({ kind, label, without }: ReadingRow): ReadingPart[] {
  const isNowhere = kind === "missing ZIP" || kind === "outside";
  const prefix = isNowhere && without !== "" ? "near " : prefixes[kind];
  return prefix === undefined ? [] : [{ label: `${prefix}${label}`, without }];
}

const isPlace = ({ kind }: ReadingRow) => kind === "place" || kind === "state";

function summarize(rows: ReadingRow[]): SearchReading {
  const labelsOf = (wanted: string) =>
    rows.filter(({ kind }) => kind === wanted).map(({ label }) => label);
  const labelOf = (kind: string) => labelsOf(kind)[0] ?? null;
  return {
    parts: rows.flatMap(partsOf),
    place: labelOf("place"),
    radius: rows.find(({ kind }) => kind === "radius") ?? null,
    otherPlaces: rows.filter(({ kind }) => kind === "other place"),
    missingZip: labelOf("missing ZIP"),
    outside: labelOf("outside"),
    untold: labelsOf("not listed"),
    insurance: labelsOf("insurance"),
    withoutPlace: rows.find(isPlace)?.without ?? null,
    isOfArea: rows.some((row) => isPlace(row) || row.kind === "outside"),
  };
}

async function readSearch(search: string, signal: AbortSignal) {
  const rows = await unwrap(supabase.rpc("describe_search", { search }).abortSignal(signal));
  return checkRows<ReadingRow>(rows, "kind", "label", "without");
}

export const searchReadingQuery = (search: string) =>
  queryOptions({
    queryKey: listingKeys.reading(search),
    queryFn: ({ signal }) => readSearch(search, signal),
    select: summarize,
    meta: { isKept: true },
  });

/** The parsed search query. A failure shows no message, because the results work without it. */
export const useSearchReading = (search: string) => useQuery(searchReadingQuery(search));
