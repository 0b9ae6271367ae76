import { useHousehold } from "@/hooks/household/household";
import { writeAges } from "@/lib/household/ages";
import type { ListingFilters } from "@/lib/listings/listing-filters";

/** The same search as counts are asked for: each price is counted for the visitor's household, and in any order. */
export function useCountedFilters({ wishes, ...search }: ListingFilters): ListingFilters {
  const { ages } = useHousehold();
  const { sort: _, ...filters } = wishes ?? {};
  return { ...search, wishes: { ...filters, ...(ages && { household: writeAges(ages) }) } };
}
