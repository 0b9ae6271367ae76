import { HowWeKnow } from "@/components/checks/how-we-know";
import { ListingStories } from "@/components/stories/listing-stories";
import type { ListingDetail } from "@/hooks/listings/detail";

/** What stands below a listing: how it was checked, and what people tell about the practice. */
export const ListingEnd = ({ listing }: { listing: ListingDetail }) => (
  <>
    <HowWeKnow listing={listing} />
    <ListingStories listingId={listing.id} />
  </>
);
