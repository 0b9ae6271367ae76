import { isUuid } from "@/lib/format/uuid";

/** The comparison shows at most this many. */
export const mostCompared = 4;

/** A listing in the tray. */
export interface Chosen {
  id: string;
  name: string;
  /** The distance from the searched place, and its name; null without one. */
  miles: number | null;
  from: string | null;
}

const isChosen = (value: unknown): value is Chosen => {
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
export function readChosen(stored: string | null): readonly Chosen[] {
  try {
    const kept: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(kept) ? kept.filter(isChosen).slice(0, mostCompared) : [];
  } catch {
    return [];
  }
}
