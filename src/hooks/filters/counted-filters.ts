import { useHousehold } from "@/hooks/household/household";
import { writeAges } from "@/lib/household/ages";
import type { ListingFilters } from "@/lib/listings/listing-filters";

/** The search whose counts are requested: prices for the visitor's household, and no sort order. */
export function useCountedFilters({ selected, ...search }: ListingFilters): ListingFilters {
  const { ages } = useHousehold();
  const { sort: _, ...filters } = selected ?? {};
  return { ...search, selected: { ...filters, ...(ages && { household: writeAges(ages) }) } };
}
