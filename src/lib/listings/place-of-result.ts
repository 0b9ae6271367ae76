import type { ListingFilters } from "@/lib/listings/listing-filters";

/** What to call the place that the distances of a result are measured from: "you" may be the middle of a map. */
export const placeOfResult = (
  { near }: ListingFilters,
  { place }: { place: string | null },
): string | null => (place === "you" && near?.isOnMap ? "the map center" : place);
