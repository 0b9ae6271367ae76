import { BadgeCheck, Check, Clock } from "lucide-react";
import { ListingBadges } from "@/components/listings/listing-badges";
import { ListingPhoto } from "@/components/listings/listing-photo";
import { HouseholdPrice } from "@/components/prices/household-price";
import { priceLine } from "@/components/prices/price-line";
import { LocalText } from "@/components/site/local-text";
import { Badge } from "@/components/ui/badge";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { formatDay } from "@/lib/format/dates";
import { formerly } from "@/lib/listings/former-names";
import { importOrigin } from "@/lib/listings/import-origin";
import { isPublic, ownershipBadges } from "@/lib/listings/listing-status";
import { priceFrom } from "@/lib/prices/prices";

export function ListingHeader({ listing }: { listing: ListingDetail }) {
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 sm:gap-x-8">
      <div className="size-16 overflow-hidden rounded-lg text-2xl sm:row-span-2 sm:size-40 sm:rounded-xl sm:text-hero">
        <ListingPhoto name={listing.practice_name} photoUrl={listing.photo_url} />
      </div>
      <div className="sm:self-end">
        <h1 className="text-3xl break-words">{listing.practice_name}</h1>
        {listing.former_names.length > 0 && (
          <p className="mt-1 break-words text-sm text-ink-soft">{formerly(listing.former_names)}</p>
        )}
        {listing.credentials && (
          <p className="mt-1 break-words text-ink-soft sm:mt-2 sm:text-lg">{listing.credentials}</p>
        )}
      </div>
      <div className="max-sm:col-span-full sm:self-start">
        <div className="mt-4 flex flex-wrap gap-2">
          <StatusBadges listing={listing} />
          <ListingBadges listing={listing} />
        </div>
        {/* On wide screens the prices are in the sidebar. */}
        <div className="mt-4 lg:hidden">
          <HouseholdPrice
            listing={{ ...listing, price_from: priceFrom(listing) }}
            listingIds={[listing.id]}
          >
            <p className="text-lg font-semibold text-primary">{priceLine(listing)}</p>
          </HouseholdPrice>
        </div>
        <p className="mt-2 text-sm text-ink-soft lg:mt-4">
          {importOrigin(listing) ??
            `Added by ${listing.submitter?.full_name || "Community member"}`}
        </p>
      </div>
    </header>
  );
}

const icons = {
  owned: <BadgeCheck aria-hidden="true" />,
  claimed: <Clock aria-hidden="true" />,
  none: null,
};

/** Whether an admin reviewed a published listing, and who manages it. Unpublished listings have a notice instead. */
function StatusBadges({ listing }: { listing: ListingDetail }) {
  if (!isPublic(listing)) return null;
  const { label, tone } = ownershipBadges[listing.ownership];
  return (
    <>
      {!listing.import_batch_id && (
        <Badge tone="info">
          <Check aria-hidden="true" />
          Reviewed
        </Badge>
      )}
      <Badge tone={tone}>
        {icons[listing.ownership]}
        {label}
        {listing.ownership === "owned" && listing.owned_since && (
          <span className="font-normal">
            owner since <LocalText>{formatDay(listing.owned_since)}</LocalText>
          </span>
        )}
      </Badge>
    </>
  );
}
