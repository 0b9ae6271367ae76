import { useSearchParams } from "react-router-dom";
import { useHouseholdText } from "@/hooks/household/kept";
import { type ListingFilters, parseListingFilters } from "@/lib/listings/listing-filters";

/**
 * The directory search in the URL. If it depends on price, it includes the visitor's household as text: the database parses it,
 * which keeps the parser out of this bundle.
 */
export function useListingFilters(): ListingFilters {
  const [params] = useSearchParams();
  const household = useHouseholdText()?.match(/^[\d, ]{1,60}$/)?.[0];
  const filters = parseListingFilters(params);
  const { selected } = filters;
  if (!household || !(selected?.["price-to"] || selected?.sort === "price")) return filters;
  return { ...filters, selected: { ...selected, household } };
}
