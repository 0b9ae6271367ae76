import { CompareToggle } from "@/components/comparison/compare-toggle";
import { ListingCard } from "@/components/directory/listing-card";
import { SaveToggle } from "@/components/saved/save-toggle";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import type { ListingSummary } from "@/hooks/listings/search";

/** Cards beside each other; one less in a row beside a column of filters. */
export const cardColumns =
  "grid gap-3 sm:gap-5 sm:grid-cols-2 lg:grid-cols-3 group-data-column/filtered:lg:grid-cols-2";

/** As many prices as are asked for at once: those of a page of listings. */
const together = 24;

interface ListingGridProps {
  listings: readonly ListingSummary[];
  /** How many of them to draw. */
  drawn?: number;
  /** What distances are measured from. */
  place?: string | null;
}

export function ListingGrid({ listings, drawn = listings.length, place = null }: ListingGridProps) {
  const idsBeside = (index: number) => {
    const start = index - (index % together);
    return listings.slice(start, start + together).map(({ id }) => id);
  };
  return (
    <ul className={cardColumns}>
      {listings.slice(0, drawn).map((listing, index) => (
        <li key={listing.id}>
          <ListingCard
            listing={listing}
            action={
              <>
                <SaveToggle listing={listing} isSmall />
                <CompareToggle listing={listing} place={place} isSmall />
              </>
            }
            listingIds={idsBeside(index)}
          />
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
      <div className={cardColumns}>
        {placeholders.map((placeholder) => (
          <Skeleton key={placeholder} className="h-48 rounded-lg sm:h-96 sm:rounded-xl" />
        ))}
      </div>
    </LoadingRegion>
  );
}
