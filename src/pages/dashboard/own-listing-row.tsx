import { MapPin } from "lucide-react";
import { ListingSteps } from "@/components/own-listing/listing-steps";
import { StatusReason } from "@/components/own-listing/state-reason";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { TextLink } from "@/components/ui/text-link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { RelatedListing } from "@/hooks/profiles/contributions";
import { isOwnListing, isPublic } from "@/lib/listings/listing-state";
import { listingBadges, ownListingStatus } from "@/lib/listings/own-listing";
import { paths } from "@/lib/paths";

interface OwnListingRowProps {
  listing: RelatedListing;
  userId: string;
  /** The member's relation to it. */
  tie: string;
}

/** A member's own listing: its status, the reason, and the next steps. */
export function OwnListingRow({ listing, userId, tie }: OwnListingRowProps) {
  const isOwn = isOwnListing(listing, userId);
  return (
    <Card padding="none" className="px-5 py-4">
      <h3 className="text-lg break-words">
        <TextLink to={paths.listing(listing.id)}>{listing.practice_name}</TextLink>
      </h3>
      <p className="mt-1 flex items-start gap-2 text-sm text-ink-soft">
        <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          {listing.address_city}, {listing.address_state} · {tie}
        </span>
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        {listingBadges(listing).map(({ label, tone }) => (
          <Badge key={label} tone={tone}>
            {label}
          </Badge>
        ))}
      </p>
      {isOwn && !isPublic(listing) && (
        <div className="mt-3 text-sm">
          <StatusReason reason={listing.status_reason} appealOf={listing.id} />
          <p className="mt-1 text-ink-soft">{ownListingStatus(listing).sentence}</p>
        </div>
      )}
      {isOwn && (
        <div className="mt-4 flex flex-wrap gap-2">
          <ListingSteps listing={listing} userId={userId} place="row" />
          <LinkButton to={paths.listing(listing.id)} size="sm" variant="ghost">
            View<VisuallyHidden> {listing.practice_name}</VisuallyHidden>
          </LinkButton>
          {listing.user_id === userId && (
            <LinkButton to={paths.activityOf(listing.id)} size="sm" variant="ghost">
              Activity and share kit<VisuallyHidden> for {listing.practice_name}</VisuallyHidden>
            </LinkButton>
          )}
        </div>
      )}
    </Card>
  );
}
