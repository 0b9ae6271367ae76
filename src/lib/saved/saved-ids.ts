import { isUuid } from "@/lib/format/uuid";
import { maxSavedListings } from "@/lib/supabase/shared-limits";

/** Reads the ids of listings that a device keeps, latest first. What cannot be read is nothing. */
export function readSaved(stored: string | null): readonly string[] {
  const ids = (stored ?? "").toLowerCase().split(",").filter(isUuid);
  return [...new Set(ids)].slice(0, maxSavedListings);
}

/** Writes them; none are kept as nothing. */
export const writeSaved = (ids: readonly string[]): string | null => ids.join(",") || null;
