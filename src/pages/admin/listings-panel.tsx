import { Queue } from "@/components/admin/queue";
import { useWaitingListings } from "@/hooks/admin/listings";
import { ListingRow } from "@/pages/admin/listing-row";

/** Listings that wait for verification. */
export function ListingsPanel() {
  return (
    <Queue
      title="Listings waiting for verification"
      emptyText="Nothing is waiting. New listings appear here until you verify or reject them."
      query={useWaitingListings()}
    >
      {(listing) => <ListingRow key={listing.id} listing={listing} />}
    </Queue>
  );
}
