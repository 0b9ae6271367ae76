import { ArrowLeft } from "lucide-react";
import { Navigate, useLocation, useParams } from "react-router-dom";
import { TraySlot } from "@/components/comparison/tray-slot";
import { LinkedHouseholdSlot } from "@/components/household/linked-household-slot";
import { PageHead } from "@/components/layout/page-head";
import { ListingOutline } from "@/components/listings/listing-outline";
import { ListingProfile } from "@/components/listings/listing-profile";
import { Container } from "@/components/ui/container";
import { lazyPart } from "@/components/ui/lazy-part";
import { LinkButton } from "@/components/ui/link-button";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion } from "@/components/ui/skeleton";
import { useListing } from "@/hooks/listings/detail";
import { AppError, isWorthRetrying } from "@/lib/errors";
import { paths } from "@/lib/paths";

// Almost no one sees them, so no one else waits for them.
const MergedNotice = lazyPart(
  async () => (await import("@/pages/listings/merged-notice")).MergedNotice,
);
const GoneListing = lazyPart(
  async () => (await import("@/pages/listings/gone-listing")).GoneListing,
  { Loading: ListingSkeleton },
);

export function Component() {
  const { id = "" } = useParams();
  const { state } = useLocation();

  return (
    <Container className="py-8 sm:py-10">
      <LinkButton
        to={directoryLeft(state)}
        variant="ghost"
        size="sm"
        className="-ml-4 mb-6 print:hidden"
      >
        <ArrowLeft aria-hidden="true" />
        Back to Directory
      </LinkButton>
      {wasMerged(state) && <MergedNotice />}
      <LinkedHouseholdSlot />
      <ListingContent id={id} />
      <TraySlot />
    </Container>
  );
}

/** Goes along from the address of a listing that was merged to the one that took its place. */
const mergedState = { wasMerged: true };

const wasMerged = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "wasMerged" in state;

/** The page of the directory that led here, for the way back. */
function directoryLeft(state: unknown): string {
  const isKnown = typeof state === "object" && state !== null && "directory" in state;
  const left = isKnown && typeof state.directory === "string" ? state.directory : "";
  return left.startsWith(paths.directory()) ? left : paths.directory();
}

function ListingContent({ id }: { id: string }) {
  const listing = useListing(id);

  if (listing.isPending) return <ListingSkeleton />;
  // Also when an older answer is still there, as in a page that was written by the deploy.
  if (isGone(listing.error)) {
    return <GoneListing id={id} />;
  }
  if (listing.data && listing.data.id !== id.toLowerCase()) {
    return <Navigate to={paths.listing(listing.data.id)} replace state={mergedState} />;
  }
  if (listing.data) return <ListingProfile listing={listing.data} />;
  if (!isWorthRetrying(listing.error)) return <Navigate to={paths.directory()} replace />;
  return (
    <>
      <PageHead title="Error loading doctor" isIndexed={false} />
      <h1 className="mb-6 text-3xl">We could not load this listing</h1>
      <LoadFailure query={listing} />
    </>
  );
}

const isGone = (error: Error | null) => error instanceof AppError && error.kind === "not-found";

function ListingSkeleton() {
  return (
    <LoadingRegion label="Loading doctor...">
      <PageHead
        title="Doctor"
        socialImage="directory"
        description="A Direct Primary Care practice: what membership costs, how to reach it, and who works there."
      />
      <ListingOutline />
    </LoadingRegion>
  );
}
