import { isUuid } from "@/lib/format/text";

/** The comparison shows at most this many. */
export const maxCompared = 4;

/** A listing in the tray. */
export interface TrayItem {
  id: string;
  name: string;
  /** The distance from the searched place, and its name; null without one. */
  miles: number | null;
  from: string | null;
}

const isTrayItem = (value: unknown): value is TrayItem => {
  if (typeof value !== "object" || value === null) return false;
  if (!("id" in value && "name" in value && "miles" in value && "from" in value)) return false;
  const { id, name, miles, from } = value;
  return (
    typeof id === "string" &&
    isUuid(id) &&
    typeof name === "string" &&
    (miles === null || typeof miles === "number") &&
    (from === null || typeof from === "string")
  );
};

/** Parses the stored tray. Invalid entries are dropped. */
export function readTray(stored: string | null): readonly TrayItem[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(parsed) ? parsed.filter(isTrayItem).slice(0, maxCompared) : [];
  } catch {
    return [];
  }
}

/** The listing ids in the URL of a comparison. */
export interface ComparedIds {
  /** The listings to show: at most four, without duplicates. */
  ids: readonly string[];
  /** How many valid ids exceed the limit of four. */
  excessCount: number;
  /** How many entries are not valid ids. */
  invalidCount: number;
}

/** Parses the `ids` parameter of a comparison's URL. Never throws. */
export function parseComparedIds(text: string | null): ComparedIds {
  const named = (text ?? "").split(",").map((id) => id.trim().toLowerCase());
  const different = [...new Set(named.filter(Boolean))];
  const ids = different.filter(isUuid);
  return {
    ids: ids.slice(0, maxCompared),
    excessCount: Math.max(0, ids.length - maxCompared),
    invalidCount: different.length - ids.length,
  };
}
