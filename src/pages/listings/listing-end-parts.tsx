import { ListingStories } from "@/components/community/listing-stories";
import { HowWeKnow } from "@/components/listings/listing-checks";
import type { ListingDetail } from "@/hooks/listings/listing-detail";

/** How the listing was verified, and stories about the practice. */
export function ListingEndParts({ listing }: { listing: ListingDetail }) {
  return (
    <>
      <HowWeKnow listing={listing} />
      <ListingStories listingId={listing.id} />
    </>
  );
}
