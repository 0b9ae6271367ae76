import { maxCompared } from "@/lib/comparison/chosen";
import { isUuid } from "@/lib/format/uuid";

/** The listings that a comparison's URL names. */
export interface ComparedIds {
  /** The listings to show: no duplicates, four at most. */
  ids: readonly string[];
  /** How many more are named than can be shown. */
  beyond: number;
  /** How many entries are not valid ids. */
  unreadable: number;
}

/** Parses the URL of a comparison. Never throws. */
export function parseComparedIds(text: string | null): ComparedIds {
  const named = (text ?? "").split(",").map((id) => id.trim().toLowerCase());
  const different = [...new Set(named.filter(Boolean))];
  const ids = different.filter(isUuid);
  return {
    ids: ids.slice(0, maxCompared),
    beyond: Math.max(0, ids.length - maxCompared),
    unreadable: different.length - ids.length,
  };
}
