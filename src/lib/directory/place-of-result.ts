import type { ListingFilters } from "@/lib/directory/listing-filters";
import { t } from "@/lib/messages";

/** A place that distances are measured from, as text within a sentence: "Austin, TX", "you". */
export const placeText = (place: string): string => (place === "you" ? t`you` : place);

/** The place of a search's results as text. "you" may be the center of the map. */
export function placeOfResult(
  { near }: ListingFilters,
  { place }: { place: string | null },
): string | null {
  if (place === null) return null;
  return place === "you" && near?.isOnMap ? t`the map center` : placeText(place);
}
