import { ListingCard } from "@/components/directory/listing-card";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import type { ListingSummary } from "@/hooks/listings/search";

const columns = "grid gap-3 sm:gap-5 sm:grid-cols-2 lg:grid-cols-3";

export function ListingGrid({ listings }: { listings: ListingSummary[] }) {
  return (
    <ul className={columns}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <ListingCard listing={listing} />
        </li>
      ))}
    </ul>
  );
}

const placeholders = ["a", "b", "c", "d", "e", "f"];

/** What stands where the cards will be. */
export function ListingGridSkeleton() {
  return (
    <LoadingRegion label="Loading doctors...">
      <div className={columns}>
        {placeholders.map((placeholder) => (
          <Skeleton key={placeholder} className="h-48 rounded-lg sm:h-96 sm:rounded-xl" />
        ))}
      </div>
    </LoadingRegion>
  );
}
