import type { ListingFilters } from "@/lib/directory/listing-filters";

/** The place that distances are measured from, as text. "you" may be the center of the map. */
export const placeOfResult = (
  { near }: ListingFilters,
  { place }: { place: string | null },
): string | null => (place === "you" && near?.isOnMap ? "the map center" : place);
