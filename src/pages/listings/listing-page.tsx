import { Navigate, redirect, useLocation, useParams } from "react-router-dom";
import { LinkedHousehold } from "@/components/prices/household-link";
import { Tray } from "@/components/saved/compare-tray";
import { PageHead } from "@/components/site/page-head";
import { Container } from "@/components/ui/container";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { listingQuery, useListing } from "@/hooks/listings/listing-detail";
import { useIsOnlyMissingForVisitors } from "@/hooks/missing-for-visitors";
import { closingQuery } from "@/hooks/practice/listing-closing";
import { isWorthRetrying } from "@/lib/errors";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { serverLoader } from "@/lib/server-loader";
import { BackToDirectory } from "@/pages/listings/back-to-directory";
import { ListingProfile } from "@/pages/listings/listing-profile";

// Loaded on demand: few visitors follow a link to a listing that is gone.
const GoneListing = lazyPart(
  async () => (await import("@/pages/listings/gone-listing")).GoneListing,
);

export const loader = serverLoader(async ({ queryClient, params, setNotFound }) => {
  const { id = "" } = params;
  const listing = await queryClient.fetchQuery(listingQuery(id));
  if (!listing) {
    setNotFound();
    await queryClient.prefetchQuery(closingQuery(id));
  } else if (listing.id !== id.toLowerCase()) {
    throw redirect(paths.listing(listing.id));
  } else {
    // Not part of the page's first script.
    const { listingStoriesQuery } = await import("@/hooks/community/stories");
    await Promise.all([
      queryClient.prefetchInfiniteQuery(listingStoriesQuery(id)),
      listing.closes_on !== null && queryClient.prefetchQuery(closingQuery(id)),
    ]);
  }
});

export function Component() {
  const { id = "" } = useParams();
  const { state } = useLocation();

  return (
    <Container className="py-8 sm:py-10">
      <BackToDirectory />
      {wasMerged(state) && (
        <Notice title={t`This listing was merged into this one`} className="mb-8">
          {t`The link you followed pointed to another listing for the same practice.`}
        </Notice>
      )}
      <LinkedHousehold />
      <ListingContent key={id} id={id} />
      <Tray />
    </Container>
  );
}

/** The history state after a redirect from a merged listing to the remaining one. */
const mergedState = { wasMerged: true };

const wasMerged = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "wasMerged" in state;

function ListingContent({ id }: { id: string }) {
  const listing = useListing(id);
  const isOnlyMissingForVisitors = useIsOnlyMissingForVisitors(listing);

  if (listing.isPending || isOnlyMissingForVisitors) return <ListingSkeleton />;
  if (listing.data === null) return <GoneListing id={id} />;
  if (listing.data && listing.data.id !== id.toLowerCase()) {
    return <Navigate to={paths.listing(listing.data.id)} replace state={mergedState} />;
  }
  if (listing.data) return <ListingProfile listing={listing.data} />;
  if (listing.error && !isWorthRetrying(listing.error))
    return <Navigate to={paths.directory()} replace />;
  return (
    <>
      <PageHead title={t`Error loading doctor`} isIndexed={false} />
      <h1 className="mb-6 text-3xl">{t`We couldn't load this listing`}</h1>
      <LoadFailure query={listing} />
    </>
  );
}

function ListingSkeleton() {
  return (
    <LoadingRegion label={t`Loading doctor...`}>
      <PageHead
        title={t`Doctor`}
        socialImage="directory"
        description={t`A Direct Primary Care practice: what membership costs, how to reach it, and who works there.`}
      />
      <div className="grid min-h-dvh items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <Skeleton className="h-96 rounded-2xl" />
        <Skeleton className="h-96 rounded-2xl" />
      </div>
    </LoadingRegion>
  );
}
