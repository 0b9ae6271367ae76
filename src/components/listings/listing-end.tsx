import { HowWeKnow } from "@/components/checks/how-we-know";
import { ListingStories } from "@/components/stories/listing-stories";
import type { ListingDetail } from "@/hooks/listings/detail";
import { useIsNearScreen } from "@/hooks/near-screen";

/** The end of a listing's page, fetched when it comes near the screen: how it was checked, and stories about the practice. */
export function ListingEnd({ listing }: { listing: ListingDetail }) {
  const { isNear, watch } = useIsNearScreen("100px");
  return (
    <div ref={watch} className="mt-16 min-h-96 print:hidden">
      {isNear && (
        <>
          <HowWeKnow listing={listing} />
          <ListingStories listingId={listing.id} />
        </>
      )}
    </div>
  );
}
