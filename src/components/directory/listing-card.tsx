import { BadgeCheck, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { LazyOpenNow } from "@/components/listings/lazy-open-now";
import { ListingBadges } from "@/components/listings/listing-badges";
import { ListingPhoto } from "@/components/listings/listing-photo";
import { HouseholdPrice } from "@/components/prices/household-price";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { formatMiles } from "@/lib/format/numbers";
import { joinClasses } from "@/lib/join-classes";
import { ownershipBadges } from "@/lib/listings/listing-status";
import { type ListingSummary, summaryHours } from "@/lib/listings/listing-summary";
import { paths } from "@/lib/paths";
import { type MainPrices, mainPrice, priceOnRequest } from "@/lib/prices/prices";

interface ListingCardProps {
  listing: ListingSummary;
  /**
   * The listings on the same page, whose household prices load together; without them the card shows the price for one person.
   */
  listingIds?: readonly string[] | undefined;
  /** Buttons in the upper corner; on phones each one positions itself. */
  action?: ReactNode;
}

/** A listing in the directory; the whole card is a link. Kept short on phones so that several fit on the screen. */
export function ListingCard({ listing, listingIds, action }: ListingCardProps) {
  const { pathname, search } = useLocation();
  const hours = summaryHours(listing);
  return (
    <Card
      isInteractive
      padding="none"
      className="flex h-full gap-3 overflow-hidden max-sm:rounded-lg max-sm:p-3.5 sm:flex-col sm:gap-0"
    >
      <div
        className={joinClasses(
          "size-12 shrink-0 overflow-hidden bg-sage text-lg max-sm:rounded-md sm:h-28 sm:w-full sm:text-3xl",
          // Leaves room for the buttons in the corner.
          action !== undefined && "sm:[&>div]:justify-items-start sm:[&>div]:pl-5",
        )}
      >
        {/* Not cropped further: a wide strip would cut off heads. */}
        <ListingPhoto
          name={listing.practice_name}
          photoUrl={listing.photo_url}
          className="sm:object-contain sm:object-left"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col sm:p-6">
        <h2
          className={joinClasses(
            "text-xl break-words max-sm:text-base max-sm:leading-snug",
            action !== undefined && "max-sm:pr-9",
          )}
        >
          <Link
            to={paths.listing(listing.id)}
            // The listing's back link returns to this list.
            state={{ directory: `${pathname}${search}` }}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-[inherit]"
          >
            {listing.practice_name}
          </Link>
        </h2>
        {listing.credentials && (
          <p className="text-sm break-words text-ink-soft sm:mt-1">{listing.credentials}</p>
        )}
        <p
          className={joinClasses(
            "mt-1 line-clamp-2 text-sm break-words max-sm:text-xs sm:mt-3",
            !listing.bio && "text-ink-soft",
          )}
        >
          {listing.bio || "No description available"}
        </p>
        <div className="mt-1 mb-2 grid gap-1 text-sm text-ink-soft max-sm:text-xs sm:mt-4 sm:mb-5 sm:gap-2">
          <p className="flex items-start gap-2 max-sm:gap-1">
            <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              {listing.office_city ?? listing.address_city},{" "}
              {listing.office_state ?? listing.address_state}
              {listing.distance_miles !== null && (
                <span className="max-sm:ml-2 sm:block">
                  {formatMiles(listing.distance_miles)} away
                  {listing.office_city && ` (${listing.office_name ?? "nearest office"})`}
                </span>
              )}
            </span>
          </p>
          {hours && (
            <LazyOpenNow office={hours} className="max-sm:gap-1">
              {listing.by_appointment && "By appointment"}
            </LazyOpenNow>
          )}
        </div>
        <CardFoot listing={listing} listingIds={listingIds} />
      </div>
      {action && (
        <div className="max-sm:contents sm:absolute sm:top-3 sm:right-3 sm:flex sm:gap-2">
          {action}
        </div>
      )}
    </Card>
  );
}

function CardFoot({ listing, listingIds }: Omit<ListingCardProps, "action">) {
  const single = <Price prices={listing} />;
  return (
    <div className="mt-auto flex min-h-7 flex-wrap items-center justify-between gap-2 sm:min-h-8 sm:border-t sm:border-line sm:pt-4">
      {listingIds ? (
        <HouseholdPrice listing={listing} listingIds={listingIds}>
          {single}
        </HouseholdPrice>
      ) : (
        single
      )}
      <span className="flex flex-wrap gap-1.5 max-sm:*:px-2 max-sm:*:py-0.5 sm:gap-2">
        {listing.ownership === "owned" && (
          <Badge tone={ownershipBadges.owned.tone}>
            <BadgeCheck aria-hidden="true" />
            {ownershipBadges.owned.label}
          </Badge>
        )}
        <ListingBadges listing={listing} />
      </span>
    </div>
  );
}

function Price({ prices }: { prices: MainPrices }) {
  const price = mainPrice(prices);
  if (!price) return <span className="text-sm text-ink-soft">{priceOnRequest}</span>;
  return <span className="font-semibold text-primary sm:text-lg">{price}</span>;
}
