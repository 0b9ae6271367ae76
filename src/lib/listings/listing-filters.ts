import { readWishes } from "@/lib/filters/read-wishes";
import type { Wishes } from "@/lib/filters/wishes";
import type { Place } from "@/lib/places/places";
import { type Position, readPosition } from "@/lib/places/position";

/** What the directory is asked for. */
export interface ListingFilters {
  /** Text as the visitor wrote it, trimmed; empty for everything. */
  search: string;
  /** The state or city that is listed instead of a search. */
  place?: Place;
  /** Where the visitor is, to search around unless the text names a place. */
  near?: Position;
  /** How far around a place to look, in miles; without it, as far as search does by itself. */
  radius?: number;
  /** What else is wished for; left out when it is nothing. */
  wishes?: Wishes;
}

/** The distances to choose from, in miles. */
export const radii = [5, 10, 25, 50, 100] as const;

const longestSearch = 3000;

/** Reads the directory's filters from its address. Whatever stands there, it never throws. */
export function parseListingFilters(params: URLSearchParams): ListingFilters {
  // PostgreSQL knows no NUL and would refuse the whole request for it.
  const search = (params.get("search") ?? "").replaceAll("\0", "").trim();
  const near = readPosition(params.get("near") ?? "");
  const radius = radii.find((miles) => String(miles) === params.get("radius"));
  const wishes = readWishes(params);
  return {
    // By code points: half an emoji is not valid JSON to PostgreSQL either.
    search: Array.from(search).slice(0, longestSearch).join(""),
    ...(near && { near }),
    ...(radius && { radius }),
    ...(Object.keys(wishes).length > 0 && { wishes }),
  };
}
