import { useSearchParams } from "react-router-dom";
import { useHousehold } from "@/hooks/household/household";
import { writeAges } from "@/lib/household/ages";
import { type ListingFilters, parseListingFilters } from "@/lib/listings/listing-filters";

/** What the address asks the directory for. Where a price is wished for, it is that of the visitor's household. */
export function useDirectoryFilters(): ListingFilters {
  const [params] = useSearchParams();
  const { ages } = useHousehold();
  const filters = parseListingFilters(params);
  const { wishes } = filters;
  if (!ages || !(wishes?.["price-to"] || wishes?.sort === "price")) return filters;
  return { ...filters, wishes: { ...wishes, household: writeAges(ages) } };
}
