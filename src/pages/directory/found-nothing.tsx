import { NothingFound } from "@/components/directory/nothing-found";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import { Found } from "@/pages/directory/found";

/** The page of a search without results. */
export function FoundNothing({ filters }: { filters: ListingFilters }) {
  return (
    <Found search={filters.search}>
      <NothingFound filters={filters} />
    </Found>
  );
}
