import type { Place } from "@/lib/places/places";

/** What the directory is asked for. */
export interface ListingFilters {
  /** Text as the visitor wrote it, trimmed; empty for everything. */
  search: string;
  /** The state or city that is listed instead of a search. */
  place?: Place;
}

const longestSearch = 3000;

/** Reads the directory's filters from its address. Whatever stands there, it never throws. */
export function parseListingFilters(params: URLSearchParams): ListingFilters {
  // PostgreSQL knows no NUL and would refuse the whole request for it.
  const search = (params.get("search") ?? "").replaceAll("\0", "").trim();
  // By code points: half an emoji is not valid JSON to PostgreSQL either.
  return { search: Array.from(search).slice(0, longestSearch).join("") };
}
