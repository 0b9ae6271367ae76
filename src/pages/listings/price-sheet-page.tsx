import { ArrowLeft, Printer } from "lucide-react";
import { Navigate, useParams } from "react-router-dom";
import { NotInsurance } from "@/components/listings/not-insurance";
import { StateStatement } from "@/components/listings/state-statement";
import { CoveredServicesSummary } from "@/components/prices/covered-services";
import { HsaNote } from "@/components/prices/hsa-note";
import { MembershipPrices } from "@/components/prices/membership-prices";
import { PageHead } from "@/components/site/page-head";
import { Button, LinkButton } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { LoadFailure } from "@/components/ui/load-failure";
import { SectionLoading } from "@/components/ui/section";
import { type ListingDetail, useListing } from "@/hooks/listings/listing-detail";
import { formatCalendarDay, formatDay } from "@/lib/format/dates";
import { formatPhone } from "@/lib/format/format-phone";
import { addressOf, mailingNote } from "@/lib/listings/address";
import { phonesOf } from "@/lib/listings/contact";
import { isPublic } from "@/lib/listings/listing-status";
import { shortAddressOf } from "@/lib/listings/short-address";
import { paths } from "@/lib/paths";
import { getHsaAnswer, singleFee } from "@/lib/prices/hsa";
import { pageUrl, site } from "@/lib/site/site";
import { GoneListing } from "@/pages/listings/gone-listing";

/** A practice's printable price sheet. */
export function Component() {
  const { id = "" } = useParams();
  return (
    <Container className="max-w-3xl py-8 sm:py-10 print:max-w-none print:p-0">
      <Sheet id={id} />
    </Container>
  );
}

function Sheet({ id }: { id: string }) {
  const listing = useListing(id);

  if (listing.isPending) {
    return (
      <>
        <PageHead title="Price sheet" isIndexed={false} />
        <SectionLoading label="Loading the price sheet..." />
      </>
    );
  }
  if (listing.data === null) return <GoneListing id={id} />;
  if (!listing.data) {
    return (
      <>
        <PageHead title="Error loading price sheet" isIndexed={false} />
        <h1 className="mb-6 text-3xl">We couldn't load this price sheet</h1>
        <LoadFailure query={listing} />
      </>
    );
  }
  const { data } = listing;
  if (data.id !== id.toLowerCase()) return <Navigate to={paths.priceSheet(data.id)} replace />;
  // The listing page shows its status.
  if (!isPublic(data)) return <Navigate to={paths.listing(data.id)} replace />;
  return <PriceSheet listing={data} />;
}

/** A practice's prices for printing, with absolute dates and a URL that can be typed. */
function PriceSheet({ listing }: { listing: ListingDetail }) {
  return (
    <>
      <PageHead title={`${listing.practice_name} prices`} isIndexed={false} />
      <div className="mb-8 flex flex-wrap justify-between gap-2 print:hidden">
        <LinkButton to={paths.listing(listing.id)} variant="ghost" size="sm" className="-ml-4">
          <ArrowLeft aria-hidden="true" />
          Back to the listing
        </LinkButton>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      </div>
      {/* Scaled to keep even a long price list on one page. */}
      <article className="print:[zoom:0.78]">
        <h1 className="text-3xl break-words">{listing.practice_name}</h1>
        {listing.credentials && (
          <p className="mt-1 break-words text-ink-soft">{listing.credentials}</p>
        )}
        <Reach listing={listing} />
        <section className="mt-8 max-w-prose print:max-w-none">
          <h2 className="text-2xl">Membership prices</h2>
          <p className="mt-1 text-sm text-ink-soft">
            {listing.prices_confirmed_at === null
              ? "Not confirmed: ask the practice before you rely on these prices."
              : `Confirmed on ${formatCalendarDay(listing.prices_confirmed_at)}.`}
          </p>
          <div className="print:columns-2 print:gap-12 print:*:break-inside-avoid">
            <MembershipPrices prices={listing} />
            <HsaNote
              answer={getHsaAnswer(listing, singleFee(listing))}
              enrollmentFee={listing.enrollment_fee}
            />
            <NotInsurance />
            <StateStatement text={listing.state_statement} />
          </div>
        </section>
        <CoveredServicesSummary services={listing.services} />
        {listing.accepting_new_patients !== null && (
          <p className="mt-6 font-semibold">
            {listing.accepting_new_patients
              ? "Accepting new patients"
              : "Currently full: not accepting new patients"}
          </p>
        )}
        <p className="mt-8 border-t border-line pt-4 text-sm wrap-anywhere text-ink-soft">
          As listed on {site.name} on {formatDay(new Date().toISOString())}. Current prices:{" "}
          {pageUrl(shortAddressOf(listing))}
        </p>
      </article>
    </>
  );
}

/** The address and contact details as plain text. */
function Reach({ listing }: { listing: ListingDetail }) {
  const lines = [
    listing.telehealth_only
      ? `Telehealth, ${listing.address_city}, ${listing.address_state}`
      : [addressOf(listing), mailingNote(listing)].filter(Boolean).join(". "),
    ...phonesOf(listing).map(formatPhone),
    ...(listing.website ? [listing.website] : []),
  ];
  return (
    <ul className="mt-4 grid gap-1">
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}
