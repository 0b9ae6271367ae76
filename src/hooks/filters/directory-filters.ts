import { useSearchParams } from "react-router-dom";
import { useHouseholdText } from "@/hooks/household/kept";
import { type ListingFilters, parseListingFilters } from "@/lib/listings/listing-filters";

/**
 * What the address asks the directory for. Where a price is wished for, it is that of the visitor's household, which the
 * database reads: few wish for one, and what reads it here has its weight.
 */
export function useDirectoryFilters(): ListingFilters {
  const [params] = useSearchParams();
  const household = useHouseholdText()?.match(/^[\d, ]{1,60}$/)?.[0];
  const filters = parseListingFilters(params);
  const { wishes } = filters;
  if (!household || !(wishes?.["price-to"] || wishes?.sort === "price")) return filters;
  return { ...filters, wishes: { ...wishes, household } };
}
