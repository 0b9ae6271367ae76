import { ListingFeedback } from "@/components/corrections/keep-it-true";
import { MovedOn } from "@/components/departures/moved-on";
import { PageHead } from "@/components/layout/page-head";
import { ClinicianList } from "@/components/listings/clinician-list";
import { ContactBar } from "@/components/listings/contact-bar";
import { ListingActions } from "@/components/listings/listing-actions";
import { ListingEnd } from "@/components/listings/listing-end";
import { ListingFacts } from "@/components/listings/listing-facts";
import { ListingHeader } from "@/components/listings/listing-header";
import { ListingStructuredData } from "@/components/listings/listing-structured-data";
import { LocationCard } from "@/components/listings/location-card";
import { FurtherOffices } from "@/components/offices/further-offices";
import { PricingCard } from "@/components/prices/pricing-card";
import { CoveredServices } from "@/components/services/covered-services";
import { lazyPart } from "@/components/ui/lazy-part";
import { countVisit } from "@/hooks/activity/watch";
import type { ListingDetail } from "@/hooks/listings/detail";
import { useUserId } from "@/hooks/session/store";
import { isPublic } from "@/lib/listings/listing-state";
import { furtherOffices } from "@/lib/offices/office";

// Only for members.
const UnpublishedNotice = lazyPart(
  async () => (await import("@/components/own-listing/unpublished-notice")).UnpublishedNotice,
);

/** Everything a listing says. */
export function ListingProfile({ listing }: { listing: ListingDetail }) {
  const userId = useUserId();
  const isListed = isPublic(listing);
  const place = `${listing.address_city}, ${listing.address_state}`;
  return (
    // The parent of the sticky contact bar. Another listing, or one that was just published, counts as another visit.
    <div
      key={`${listing.id} ${isListed}`}
      {...(isListed && { ref: countVisit, "data-listing": listing.id })}
    >
      <PageHead
        title={`${listing.practice_name}, ${place}`}
        description={
          listing.bio?.slice(0, 160) ??
          `${listing.practice_name} offers Direct Primary Care in ${place}.`
        }
        isIndexed={isListed}
      />
      {isListed && <ListingStructuredData listing={listing} />}
      {!isListed && userId && <UnpublishedNotice listing={listing} userId={userId} />}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <article className="min-w-0">
          <ListingHeader listing={listing} />
          {isListed && <ListingActions listing={listing} />}
          <section className="mt-8 sm:mt-12">
            <h2 className="text-2xl">About</h2>
            <p className="mt-4 max-w-prose break-words whitespace-pre-line">
              {listing.bio || "No description available"}
            </p>
          </section>
          <ClinicianList clinicians={listing.clinicians} />
          {listing.departures.some(({ shows_new_practice }) => shows_new_practice) && (
            <MovedOn listingId={listing.id} />
          )}
          <ListingFacts listing={listing} />
          <CoveredServices services={listing.services} />
          <FurtherOffices
            offices={furtherOffices(listing.offices)}
            isTelehealthOnly={listing.telehealth_only}
          />
          {isListed && (
            <div className="print:hidden">
              <ListingFeedback listing={listing} />
            </div>
          )}
        </article>
        <aside aria-label="Pricing and contact" className="grid gap-6">
          <PricingCard listing={listing} />
          <LocationCard listing={listing} />
        </aside>
      </div>
      {isListed && <ListingEnd listing={listing} />}
      {isListed && <ContactBar listing={listing} />}
    </div>
  );
}
