import { Navigate, redirect, useParams } from "react-router-dom";
import { PageHead } from "@/components/site/page-head";
import { Container } from "@/components/ui/container";
import { LoadFailure } from "@/components/ui/load-failure";
import { SectionLoading } from "@/components/ui/section";
import { shortAddressQuery, useShortAddress } from "@/hooks/listings/short-address";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { serverLoader } from "@/lib/server-loader";
import { GoneListing } from "@/pages/listings/gone-listing";

export const loader = serverLoader(async ({ queryClient, params, setNotFound }) => {
  const id = await queryClient.fetchQuery(shortAddressQuery(params.address ?? ""));
  if (id) throw redirect(paths.listing(id));
  setNotFound();
});

/** Redirects from the short address of a listing, which is printed, to the listing. */
export function Component() {
  const { address = "" } = useParams();
  const listing = useShortAddress(address);
  if (listing.data) return <Navigate to={paths.listing(listing.data)} replace />;
  return (
    <Container className="py-8 sm:py-10">
      {listing.data === null && <GoneListing id="" />}
      {listing.data === undefined && <PageHead title={t`Listing`} isIndexed={false} />}
      {listing.isPending && <SectionLoading label={t`Loading listing...`} />}
      {listing.error && <LoadFailure query={listing} />}
    </Container>
  );
}
