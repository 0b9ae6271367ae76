import { useParams } from "react-router-dom";
import { StandingBadges } from "@/components/moderation/standing-badges";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { type DeskListing, useDeskListing } from "@/hooks/listings/any";
import { describeStanding } from "@/lib/listings/listing-standing";
import { paths } from "@/lib/paths";
import { DeskFrame, DeskMissing } from "@/pages/admin/desk-frame";
import { DeskListingFacts } from "@/pages/admin/listings/desk-listing-facts";
import { ListingActs } from "@/pages/admin/listings/listing-acts";
import { ListingHistory } from "@/pages/admin/listings/listing-history";

/** A listing as administrators see it: what it is, what became of it, and what can be done. */
export function Component() {
  const { id = "" } = useParams();
  return (
    <DeskFrame title="Listing" back={{ to: paths.desk("all-listings"), label: "All listings" }}>
      <Content id={id} />
    </DeskFrame>
  );
}

function Content({ id }: { id: string }) {
  const query = useDeskListing(id);
  const listing = query.data;
  if (!listing) return <DeskMissing query={query} title="Listing" />;
  return (
    <div className="grid gap-8">
      <header>
        <h1 className="text-3xl break-words">{listing.practice_name}</h1>
        <p className="mt-3 flex flex-wrap gap-2">
          <StandingBadges listing={listing} />
        </p>
        <p className="mt-3">
          <TextLink to={paths.listing(listing.id)}>
            {listing.status === "published"
              ? "Open its public page"
              : "Open its page as its people see it"}
          </TextLink>
        </p>
      </header>
      <Standing listing={listing} />
      <ListingActs listing={listing} />
      <Card padding="lg">
        <h2 className="mb-5 text-2xl">What it says</h2>
        <DeskListingFacts listing={listing} />
      </Card>
      <ListingHistory id={listing.id} />
    </div>
  );
}

const tones = {
  draft: "info",
  pending: "attention",
  published: "success",
  rejected: "danger",
  withdrawn: "info",
} as const;

function Standing({ listing }: { listing: DeskListing }) {
  const { status, status_reason, rejection_count, kept } = listing;
  return (
    <Notice tone={tones[status]}>
      <p>{describeStanding(listing)}</p>
      {status_reason && <p className="mt-1 break-words whitespace-pre-line">“{status_reason}”</p>}
      {rejection_count > 0 && (
        <p className="mt-1">
          Refused {rejection_count === 1 ? "once" : `${rejection_count} times`} so far.
        </p>
      )}
      {kept && (
        <p className="mt-1 break-words">
          Kept: <TextLink to={paths.deskListing(kept.id)}>{kept.practice_name}</TextLink>
        </p>
      )}
    </Notice>
  );
}
