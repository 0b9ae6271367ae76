import { mostCompared } from "@/lib/comparison/chosen";
import { isUuid } from "@/lib/format/uuid";

/** What the address of a comparison names. */
export interface Wanted {
  /** The listings to show: each once, four at most. */
  ids: readonly string[];
  /** How many more it names than are shown. */
  beyond: number;
  /** How many of what it names are no listings of anybody's. */
  unreadable: number;
}

/** Reads the address of a comparison. Whatever stands there, it never throws. */
export function readWanted(text: string | null): Wanted {
  const named = (text ?? "").split(",").map((id) => id.trim().toLowerCase());
  const different = [...new Set(named.filter(Boolean))];
  const ids = different.filter(isUuid);
  return {
    ids: ids.slice(0, mostCompared),
    beyond: Math.max(0, ids.length - mostCompared),
    unreadable: different.length - ids.length,
  };
}
