import { NothingFound } from "@/components/directory/nothing-found";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import { Found } from "@/pages/directory/found";

/** What a search shows that has found nothing. */
export function FoundNothing({ filters }: { filters: ListingFilters }) {
  return (
    <Found search={filters.search}>
      <NothingFound filters={filters} />
    </Found>
  );
}
