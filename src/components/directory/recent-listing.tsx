import { MapPin } from "lucide-react";
import { ContactList, ContactRow } from "@/components/listings/contact-list";
import { ListingBadges } from "@/components/listings/listing-badges";
import { MembershipPrices } from "@/components/listings/membership-prices";
import { Card } from "@/components/ui/card";
import { formatDay } from "@/lib/format/dates";
import type { RecentListing as Listing } from "@/lib/listings/recent-listings";

/** A listing as this browser last saw it. */
export function RecentListing({ listing }: { listing: Listing }) {
  const region = `${listing.address_city}, ${listing.address_state} ${listing.address_zip}`;
  return (
    <Card className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <div className="min-w-0">
        <h2 className="text-2xl break-words">{listing.practice_name}</h2>
        {listing.credentials && <p className="mt-1 text-ink-soft">{listing.credentials}</p>}
        <p className="mt-1 text-sm text-ink-soft">
          As of <time dateTime={listing.seen_at}>{formatDay(listing.seen_at)}</time>
        </p>
        <div className="mt-4 mb-5 flex flex-wrap gap-2 empty:mt-0">
          <ListingBadges listing={listing} />
        </div>
        <ContactList listing={listing}>
          <ContactRow icon={<MapPin aria-hidden="true" />}>
            <address className="not-italic">{region}</address>
          </ContactRow>
        </ContactList>
      </div>
      <div className="min-w-0">
        <h3 className="text-xl">Membership Pricing</h3>
        <MembershipPrices prices={listing} />
      </div>
    </Card>
  );
}
