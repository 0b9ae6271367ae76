import { isUuid } from "@/lib/format/uuid";

/** Same limit as `private.max_saved_listings`. "@/
export const maxSaved = 200;

/** Parses the ids of saved listings, latest first. Invalid ids are dropped. */
export function readSaved(stored: string | null): readonly string[] {
  const ids = (stored ?? "").toLowerCase().split(",").filter(isUuid);
  return [...new Set(ids)].slice(0, maxSavedListings);
}

/** The stored form of saved ids; null if there are none. */
export const writeSaved = (ids: readonly string[]): string | null => ids.join(",") || null;
