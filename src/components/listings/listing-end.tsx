import { HowWeKnow } from "@/components/checks/how-we-know";
import { ListingStories } from "@/components/stories/listing-stories";
import type { ListingDetail } from "@/hooks/listings/detail";
import { useIsNearScreen } from "@/hooks/near-screen";

/** How the listing was verified, and stories about the practice. Loads when it gets near the screen. */
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
