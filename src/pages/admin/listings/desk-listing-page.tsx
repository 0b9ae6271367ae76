import { useParams } from "react-router-dom";
import { ListingStatusBadges } from "@/components/moderation/standing-badges";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { type AdminListing, useAdminListing } from "@/hooks/listings/any";
import { describeStatus } from "@/lib/listings/listing-standing";
import { paths } from "@/lib/paths";
import { AdminSubpage, AdminSubpageFallback } from "@/pages/admin/desk-frame";
import { ListingFacts } from "@/pages/admin/listings/desk-listing-facts";
import { ListingActions } from "@/pages/admin/listings/listing-acts";
import { ListingHistory } from "@/pages/admin/listings/listing-history";

/** A listing as admins see it: status, actions, all details, and history. */
export function Component() {
  const { id = "" } = useParams();
  return (
    <AdminSubpage
      title="Listing"
      back={{ to: paths.adminTab("all-listings"), label: "All listings" }}
    >
      <Content id={id} />
    </AdminSubpage>
  );
}

function Content({ id }: { id: string }) {
  const query = useAdminListing(id);
  const listing = query.data;
  if (!listing) return <AdminSubpageFallback query={query} title="Listing" />;
  return (
    <div className="grid gap-8">
      <header>
        <h1 className="text-3xl break-words">{listing.practice_name}</h1>
        <p className="mt-3 flex flex-wrap gap-2">
          <ListingStatusBadges listing={listing} />
        </p>
        <p className="mt-3">
          <TextLink to={paths.listing(listing.id)}>
            {listing.status === "published" ? "View public page" : "View the page its owner sees"}
          </TextLink>
        </p>
      </header>
      <StatusNotice listing={listing} />
      <ListingActions listing={listing} />
      <Card padding="lg">
        <h2 className="mb-5 text-2xl">Details</h2>
        <ListingFacts listing={listing} />
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

function StatusNotice({ listing }: { listing: AdminListing }) {
  const { status, status_reason, rejection_count, kept } = listing;
  return (
    <Notice tone={tones[status]}>
      <p>{describeStatus(listing)}</p>
      {status_reason && <p className="mt-1 break-words whitespace-pre-line">“{status_reason}”</p>}
      {rejection_count > 0 && (
        <p className="mt-1">
          Rejected {rejection_count === 1 ? "once" : `${rejection_count} times`} so far.
        </p>
      )}
      {kept && (
        <p className="mt-1 break-words">
          Merged into: <TextLink to={paths.adminListing(kept.id)}>{kept.practice_name}</TextLink>
        </p>
      )}
    </Notice>
  );
}
