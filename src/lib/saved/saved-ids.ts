import { isUuid } from "@/lib/format/uuid";

/** As many as an account keeps: `private.max_saved_listings` in the database. */
export const mostSaved = 200;

/** Reads the ids of listings that a device keeps, latest first. What cannot be read is nothing. */
export function readSaved(stored: string | null): readonly string[] {
  const ids = (stored ?? "").toLowerCase().split(",").filter(isUuid);
  return [...new Set(ids)].slice(0, mostSaved);
}

/** Writes them; none are kept as nothing. */
export const writeSaved = (ids: readonly string[]): string | null => ids.join(",") || null;
