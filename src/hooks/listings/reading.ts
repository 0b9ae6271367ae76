import { queryOptions, useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import { checkRows } from "@/lib/supabase/check-rows";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** A part of a search text as it was understood. */
export interface ReadingPart {
  label: string;
  /** The search text that leaves it out; for another place, the one that names that instead. */
  without: string;
}

interface ReadingRow extends ReadingPart {
  kind: string;
}

/** How a search text was understood. */
export interface SearchReading {
  parts: ReadingPart[];
  /** Around which place it is looked. */
  place: string | null;
  /** What the text says of how far around it. */
  radius: ReadingPart | null;
  /** Which places could be meant instead. */
  otherPlaces: ReadingPart[];
  /** What looks like a ZIP code and is none. */
  missingZip: string | null;
  /** A part of the United States, or another country, that the directory does not cover. */
  outside: string | null;
  /** What no listing says. */
  untold: string[];
  /** Words for insurance, without which memberships are paid. */
  insurance: string[];
  /** The search text without its place; null where it names none. */
  withoutPlace: string | null;
  /** Whether it names a place of any kind, also one that the directory does not cover. */
  isOfArea: boolean;
}

const prefixes: Readonly<Record<string, string>> = {
  concept: "",
  words: "",
  place: "near ",
  state: "in ",
};

/** The parts that can be taken away; of nowhere only where something else is asked for, too. */
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

/** How a search text was understood. A failure shows no message: the results can be read without it. */
export const useSearchReading = (search: string) => useQuery(searchReadingQuery(search));
