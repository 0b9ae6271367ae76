import { X } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { ListingBadges } from "@/components/listings/listing-badges";
import { HouseholdPrice } from "@/components/prices/household-price";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import { Trans } from "@/components/ui/messages";
import { useSpot } from "@/hooks/directory/map-clusters";
import type { Marker } from "@/lib/directory/map-markers";
import { plural, t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { mainPrice, priceOnRequest } from "@/lib/prices/prices";

interface MapCardProps {
  marker: Marker;
  onClose: () => void;
}

/** The practices of one marker, each linked to its listing. */
export function MapCard({ marker, onClose }: MapCardProps) {
  const { pathname, search } = useLocation();
  const spot = useSpot(marker);
  const title =
    marker.count === 1
      ? marker.practice_name
      : plural(marker.count, {
          one: "# practice at this location",
          other: "# practices at this location",
        });

  return (
    <section
      aria-label={title}
      // Takes the focus so that it is announced when it opens.
      ref={focusOnMount}
      tabIndex={-1}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") onClose();
      }}
      className="absolute inset-x-3 bottom-3 z-20 max-h-[60%] overflow-y-auto rounded-xl bg-raised p-4 pr-14 shadow-lifted ring-1 ring-line ring-inset sm:max-w-sm"
    >
      {marker.count > 1 && <p className="mb-2 text-ink-soft text-sm">{title}</p>}
      {marker.doctor_ids === null && (
        <p className="text-sm">
          <Trans>Select “Search this area” to see them in the list.</Trans>
        </p>
      )}
      {spot.isError && <LoadFailure query={spot} />}
      {spot.isPending && marker.doctor_ids && (
        <p className="text-sm">
          <Trans>Loading...</Trans>
        </p>
      )}
      <ul className="grid gap-3">
        {spot.data?.map((practice) => (
          <li key={practice.id}>
            <Link
              to={paths.listing(practice.id)}
              // The listing's back link returns to this list.
              state={{ directory: `${pathname}${search}` }}
              className="font-semibold underline underline-offset-4"
            >
              {practice.practice_name}
            </Link>
            <p className="text-ink-soft text-sm">
              {practice.place}
              {practice.officeName && ` (${practice.officeName})`}
            </p>
            <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
              <ListingBadges listing={practice} />
            </p>
            <p className="mt-1 grid text-sm">
              <HouseholdPrice listing={practice} listingIds={marker.doctor_ids ?? []}>
                {mainPrice(practice) ?? priceOnRequest}
              </HouseholdPrice>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft text-xs">
        <Trans>Markers show the area of a ZIP code, not the building.</Trans>
      </p>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t`Close`}
        onClick={onClose}
        className="absolute top-1 right-1 px-3"
      >
        <X aria-hidden="true" />
      </Button>
    </section>
  );
}

const focusOnMount = (card: HTMLElement | null) => card?.focus({ preventScroll: true });
