import { isUuid } from "@/lib/format/text";
import { maxSavedListings } from "@/lib/supabase/shared-limits";

/** Parses the ids of saved listings, latest first. Invalid ids are dropped. */
export function readSaved(stored: string | null): readonly string[] {
  const ids = (stored ?? "").toLowerCase().split(",").filter(isUuid);
  return [...new Set(ids)].slice(0, maxSavedListings);
}

/** The stored form of saved ids; null if there are none. */
export const writeSaved = (ids: readonly string[]): string | null => ids.join(",") || null;
