import type { DirectoryFilters } from "@/lib/directory/directory-filters";
import { readFilters } from "@/lib/directory/directory-filters";
import type { Place } from "@/lib/directory/places";
import { type Position, readPosition } from "@/lib/directory/places";

/** A search of the directory. */
export interface ListingFilters {
  /** The visitor's text, trimmed; empty for everything. */
  search: string;
  /** The state or city to list instead of searching. */
  place?: Place;
  /** The visitor's location, used unless the text names a place. */
  near?: Position;
  /** The radius in miles; the default radius without it. */
  radius?: number;
  /** The selected filters; undefined without any. */
  selected?: DirectoryFilters;
}

/** The radii to choose from, in miles. */
export const radii = [5, 10, 25, 50, 100] as const;

const longestSearch = 3000;

/** Parses the directory's URL. Never throws. */
export function parseListingFilters(params: URLSearchParams): ListingFilters {
  // PostgreSQL rejects NUL.
  const search = (params.get("search") ?? "").replaceAll("\0", "").trim();
  const near = readPosition(params.get("near") ?? "");
  const radius = radii.find((miles) => String(miles) === params.get("radius"));
  const selected = readFilters(params);
  return {
    // Cut between code points: PostgreSQL rejects half an emoji as invalid JSON.
    search: Array.from(search).slice(0, longestSearch).join(""),
    ...(near && { near }),
    ...(radius && { radius }),
    ...(Object.keys(selected).length > 0 && { selected }),
  };
}
