import { type ReactNode, useState } from "react";
import { ConfirmationNote } from "@/components/listings/confirmation-note";
import { DirectionsLink } from "@/components/listings/directions-link";
import { AskLink } from "@/components/prices/ask-link";
import { HouseholdPrice } from "@/components/prices/household-price";
import { priceLine } from "@/components/prices/price-line";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { Trans } from "@/components/ui/messages";
import { Skeleton } from "@/components/ui/skeleton";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { hostnameOf } from "@/lib/format/web-addresses";
import { addressOf, mailingNote } from "@/lib/listings/address";
import { nameWithCredentials } from "@/lib/listings/clinicians";
import { isContactKnown, phonesOf } from "@/lib/listings/contact";
import { shortHours } from "@/lib/listings/hours";
import { isFull, isPublic } from "@/lib/listings/listing-status";
import { mainOffice } from "@/lib/listings/office";
import { t } from "@/lib/messages";
import { priceFrom } from "@/lib/prices/prices";
import { joinMethod } from "@/lib/requests/join-method";

// Loaded with the map's files on a click.
const PlaceMap = lazyPart(async () => (await import("@/pages/listings/place-map")).PlaceMap, {
  Loading: () => <Skeleton className="h-56 rounded-lg" />,
});

/** What decides whether to join a practice: who, price, availability, hours, place, and how to join. */
export function ListingGlance({ listing }: { listing: ListingDetail }) {
  const office = mainOffice(listing.offices);
  const { clinicians } = listing;
  return (
    <section aria-label={t`At a glance`} className="mt-6 rounded-xl bg-sage px-5 py-4">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {clinicians.length > 0 && (
          <Row term={clinicians.length > 1 ? t`Your clinicians` : t`Your clinician`}>
            {describeClinicians(clinicians)}
          </Row>
        )}
        <Row term={t`Membership`}>
          <HouseholdPrice
            listing={{ ...listing, price_from: priceFrom(listing) }}
            listingIds={[listing.id]}
          >
            {priceLine(listing)}
          </HouseholdPrice>
        </Row>
        <Row term={t`New patients`}>
          <Availability listing={listing} />
          <ConfirmationNote listing={listing} part="panel" />
        </Row>
        {office && office.spans.length > 0 && <Row term={t`Hours`}>{shortHours(office.spans)}</Row>}
        <Row term={listing.telehealth_only ? t`Visits` : t`Where`}>
          {listing.telehealth_only ? t`By video and phone` : addressOf(listing)}
        </Row>
        {isPublic(listing) && listing.closes_on === null && (
          <Row term={t`How to join`}>{describeJoining(listing)}</Row>
        )}
      </dl>
      {mailingNote(listing) === null && <PlaceMapButton listing={listing} />}
    </section>
  );
}

function describeClinicians(clinicians: ListingDetail["clinicians"]): string {
  const shown = clinicians.slice(0, 3).map(nameWithCredentials);
  const rest = clinicians.length - shown.length;
  return [...shown, ...(rest > 0 ? [t`${rest} more`] : [])].join(" · ");
}

function Availability({ listing }: { listing: ListingDetail }) {
  const { accepting_new_patients: isAccepting } = listing;
  if (isAccepting !== null) {
    return isAccepting ? t`Accepting new patients` : t`Not accepting new patients`;
  }
  return (
    <Trans>
      Unknown. <AskLink listing={listing} about="new_patients" />.
    </Trans>
  );
}

function describeJoining(listing: ListingDetail): string {
  const method = joinMethod(listing, "membership");
  if (method.kind === "page") {
    const site = hostnameOf(method.url);
    return t`On ${site}`;
  }
  if (method.kind === "request") {
    return isFull(listing) ? t`Through its waitlist` : t`Send a request here`;
  }
  if (!isContactKnown(listing)) return t`Not published`;
  return phonesOf(listing).length > 0 ? t`Call the practice` : t`Contact the practice`;
}

function PlaceMapButton({ listing }: { listing: ListingDetail }) {
  const [isOpen, setIsOpen] = useState(false);
  const { latitude, longitude, address_zip: zip } = listing;
  if (latitude === null || longitude === null) return null;
  return (
    <div className="mt-2 print:hidden">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-4"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? t`Hide map` : t`Show map`}
      </Button>
      {isOpen && (
        <>
          <PlaceMap
            latitude={latitude}
            longitude={longitude}
            label={t`Map of the surroundings of ZIP code ${zip}`}
          />
          <p className="mt-1 text-sm text-ink-soft">
            {t`The marker shows the area of ZIP code ${zip}, not the building.`}
          </p>
          <DirectionsLink listing={listing} size="sm" className="mt-2" />
        </>
      )}
    </div>
  );
}

interface RowProps {
  term: string;
  children: ReactNode;
}

function Row({ term, children }: RowProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="break-words font-semibold [&_span]:font-normal">{children}</dd>
    </div>
  );
}
