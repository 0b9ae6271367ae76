import { memo, useMemo } from "react";
import { ListingCard } from "@/components/directory/listing-card";
import { CompareToggle } from "@/components/saved/compare-toggle";
import { SaveToggle } from "@/components/saved/save-toggle";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { countCards } from "@/hooks/practice/watch-activity";
import type { ListingSummary } from "@/lib/listings/listing-summary";
import { t } from "@/lib/messages";

/** As many columns as fit: two beside the map. */
export const cardColumns = "grid gap-3 sm:gap-5 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]";

/** Prices are requested in groups of one page of listings. */
const together = 24;

interface ListingGridProps {
  listings: readonly ListingSummary[];
  /** The place that distances are measured from. */
  place?: string | null;
}

export function ListingGrid({ listings, place = null }: ListingGridProps) {
  const idsOfPages = useMemo(() => {
    const starts = listings.flatMap((_, index) => (index % together === 0 ? [index] : []));
    return starts.map((start) => listings.slice(start, start + together).map(({ id }) => id));
  }, [listings]);
  return (
    <ul ref={countCards} className={cardColumns}>
      {listings.map((listing, index) => (
        <Row
          key={listing.id}
          listing={listing}
          place={place}
          listingIds={idsOfPages[Math.floor(index / together)]}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  listing: ListingSummary;
  place: string | null;
  listingIds: readonly string[] | undefined;
}

/** Memoized so that loading more pages doesn't render the cards above again. */
const Row = memo(function Row({ listing, place, listingIds }: RowProps) {
  return (
    <li data-listing={listing.id}>
      <ListingCard
        listing={listing}
        action={
          <>
            <SaveToggle listing={listing} isSmall />
            <CompareToggle listing={listing} place={place} isSmall />
          </>
        }
        listingIds={listingIds}
      />
    </li>
  );
});

const placeholders = ["a", "b", "c", "d", "e", "f"];

/** Placeholders for the cards. */
export function ListingGridSkeleton() {
  return (
    <LoadingRegion label={t`Loading doctors...`}>
      <div className={cardColumns}>
        {placeholders.map((placeholder) => (
          <Skeleton key={placeholder} className="h-48 rounded-lg sm:h-96 sm:rounded-xl" />
        ))}
      </div>
    </LoadingRegion>
  );
}
