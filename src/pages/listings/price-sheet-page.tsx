import { Navigate, useParams } from "react-router-dom";
import { PageHead } from "@/components/layout/page-head";
import { PriceSheet } from "@/components/listings/price-sheet";
import { CardSection } from "@/components/practice/card-section";
import { SectionLoading } from "@/components/profiles/section";
import { Container } from "@/components/ui/container";
import { LoadFailure } from "@/components/ui/load-failure";
import { useListing } from "@/hooks/listings/listing-detail";
import { isPublic } from "@/lib/listings/listing-status";
import { paths } from "@/lib/paths";
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
  return (
    <>
      <PriceSheet listing={data} />
      <div className="mt-16 border-t border-line pt-10 print:hidden">
        <CardSection listing={data} />
      </div>
    </>
  );
}
