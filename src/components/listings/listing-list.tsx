import { MapPin } from "lucide-react";
import { Link } from "react-router-dom";
import { Card } from "@/components/ui/card";
import type { RelatedListing } from "@/hooks/community/contributions";
import { type ListingRelation, relationTo } from "@/lib/listings/listing-status";
import { paths } from "@/lib/paths";

interface ListingListProps {
  listings: readonly RelatedListing[];
  userId: string;
  /** The label for each relation of the member to a listing. */
  relationLabels: Record<ListingRelation, string>;
}

/** Listings related to a member, each linked to its page. */
export function ListingList({ listings, userId, relationLabels }: ListingListProps) {
  return (
    <ul className="grid gap-3">
      {listings.map((listing) => (
        <li key={listing.id}>
          <Card isInteractive padding="none" className="px-5 py-4">
            <h3 className="text-lg break-words">
              <Link
                to={paths.listing(listing.id)}
                className="text-ink no-underline after:absolute after:inset-0 after:rounded-xl"
              >
                {listing.practice_name}
              </Link>
            </h3>
            <p className="mt-1 flex items-start gap-2 text-sm text-ink-soft">
              <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span>
                {listing.address_city}, {listing.address_state} ·{" "}
                {relationLabels[relationTo(listing, userId)]}
              </span>
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
