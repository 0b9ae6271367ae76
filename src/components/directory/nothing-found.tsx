import { MapPinOff } from "lucide-react";
import { UnderstoodSearchSlot } from "@/components/directory/understood-search-slot";
import { EmptyState } from "@/components/ui/empty-state";
import { lazyPart } from "@/components/ui/lazy-part";
import { LinkButton } from "@/components/ui/link-button";
import { isFiltered } from "@/lib/filters/wishes";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import { paths } from "@/lib/paths";

// Most searches find something.
const OtherSearches = lazyPart(
  async () => (await import("@/components/directory/other-searches")).OtherSearches,
);

const FilteredOut = lazyPart(
  async () => (await import("@/components/filters/filtered-out")).FilteredOut,
);

/** Says what was looked for in vain, and where else to look. */
export function NothingFound({ filters }: { filters: ListingFilters }) {
  const { search, wishes } = filters;
  if (isFiltered(wishes)) {
    return (
      <EmptyState
        title="No doctors found in this area."
        icon={<MapPinOff aria-hidden="true" />}
        actions={<LinkButton to={paths.directory()}>View All Doctors</LinkButton>}
      >
        <FilteredOut filters={filters} />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No doctors found in this area."
      icon={<MapPinOff aria-hidden="true" />}
      actions={
        <>
          {search && <LinkButton to={paths.directory()}>View All Doctors</LinkButton>}
          <LinkButton to={paths.addListing} variant="secondary">
            Add a doctor you know
          </LinkButton>
        </>
      }
    >
      {search && <p className="wrap-anywhere">No practice lists “{shortened(search)}”.</p>}
      {search && (
        <div className="flex flex-col items-center">
          <UnderstoodSearchSlot search={search} radius={null} isNearYou={false} />
        </div>
      )}
      <p>Try a nearby city, a ZIP code or the name of a state.</p>
      {search && <OtherSearches search={search} />}
    </EmptyState>
  );
}

const longest = 80;

function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length > longest ? `${letters.slice(0, longest).join("")}…` : text;
}
