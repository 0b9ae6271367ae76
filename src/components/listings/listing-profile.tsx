import { lazy, Suspense } from "react";
import { KeepItTrue } from "@/components/corrections/keep-it-true";
import { PageHead } from "@/components/layout/page-head";
import { ContactBar } from "@/components/listings/contact-bar";
import { ListingActions } from "@/components/listings/listing-actions";
import { ListingFacts } from "@/components/listings/listing-facts";
import { ListingHeader } from "@/components/listings/listing-header";
import { ListingStructuredData } from "@/components/listings/listing-structured-data";
import { LocationCard } from "@/components/listings/location-card";
import { PricingCard } from "@/components/prices/pricing-card";
import { PracticeStoriesSlot } from "@/components/stories/practice-stories-slot";
import type { ListingDetail } from "@/hooks/listings/detail";
import { useUserId } from "@/hooks/session/store";
import { isPublic } from "@/lib/listings/listing-state";

// Members only: strangers go without its weight.
const UnpublishedNotice = lazy(async () => ({
  default: (await import("@/components/own-listing/unpublished-notice")).UnpublishedNotice,
}));

/** Everything a listing says. */
export function ListingProfile({ doctor }: { doctor: ListingDetail }) {
  const userId = useUserId();
  const isListed = isPublic(doctor);
  const place = `${doctor.address_city}, ${doctor.address_state}`;
  return (
    // What holds the bar of a phone.
    <div>
      <PageHead
        title={`${doctor.practice_name}, ${place}`}
        description={
          doctor.bio?.slice(0, 160) ??
          `${doctor.practice_name} offers Direct Primary Care in ${place}.`
        }
        isIndexed={isListed}
      />
      {isListed && <ListingStructuredData doctor={doctor} />}
      {!isListed && userId && (
        <Suspense>
          <UnpublishedNotice listing={doctor} userId={userId} />
        </Suspense>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <article className="min-w-0">
          <ListingHeader doctor={doctor} />
          {isListed && <ListingActions doctor={doctor} />}
          <section className="mt-8 sm:mt-12">
            <h2 className="text-2xl">About</h2>
            <p className="mt-4 max-w-prose break-words whitespace-pre-line">
              {doctor.bio || "No description available"}
            </p>
          </section>
          <ListingFacts doctor={doctor} />
          {isListed && (
            <div className="print:hidden">
              <KeepItTrue doctor={doctor} />
            </div>
          )}
        </article>
        <aside aria-label="Pricing and contact" className="grid gap-6">
          <PricingCard doctor={doctor} />
          <LocationCard doctor={doctor} />
        </aside>
      </div>
      {isListed && <PracticeStoriesSlot listingId={doctor.id} />}
      {isListed && <ContactBar doctor={doctor} />}
    </div>
  );
}
