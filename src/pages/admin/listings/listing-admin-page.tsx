import { useParams } from "react-router-dom";
import { ListingStatusBadges } from "@/components/admin/listing-status-badges";
import { ResultList } from "@/components/admin/result-list";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { type AdminListing, useAdminListing } from "@/hooks/listings/admin-listing";
import { type ListingVersion, useListingVersions } from "@/hooks/listings/listing-versions";
import { formatMoment } from "@/lib/format/dates";
import { formatAction } from "@/lib/listings/listing-history";
import { describeStatus } from "@/lib/listings/listing-status-labels";
import { paths } from "@/lib/paths";
import { AdminSubpage, AdminSubpageFallback } from "@/pages/admin/admin-subpage";
import { ListingActions } from "@/pages/admin/listings/listing-actions";
import { ListingFacts } from "@/pages/admin/listings/listing-admin-facts";

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

/** The changes to a listing, newest first. */
function ListingHistory({ id }: { id: string }) {
  return (
    <ResultList
      title="History"
      empty="No changes since the listing was added."
      query={useListingVersions(id)}
    >
      {(version) => <Version key={version.id} version={version} />}
    </ResultList>
  );
}

function Version({ version }: { version: ListingVersion }) {
  const fallback = version.actor ? "someone with no name" : "the system or a deleted account";
  return (
    <li className="px-5 py-4">
      <h3 className="font-semibold">{formatAction(version.action)}</h3>
      <p className="text-sm break-words text-ink-soft">
        By {version.person?.full_name ?? fallback}, {formatMoment(version.at)}
      </p>
      {version.reason && <p className="mt-2 break-words whitespace-pre-line">“{version.reason}”</p>}
      {version.differences.length > 0 && (
        <dl className="mt-3 grid gap-3 text-sm">
          {version.differences.map(({ label, before, after }) => (
            <div key={label} className="grid gap-x-6 sm:grid-cols-[10rem_1fr]">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="min-w-0 break-words whitespace-pre-line">
                <VisuallyHidden>From </VisuallyHidden>
                <del className="text-ink-soft">{before}</del>
                <span aria-hidden="true"> → </span>
                <VisuallyHidden> to </VisuallyHidden>
                <ins className="no-underline">{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
