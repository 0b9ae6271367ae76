import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { Facts } from "@/components/admin/facts";
import { ListingRegistryChecks } from "@/components/admin/listing-registry-checks";
import { ListingStatusBadges } from "@/components/admin/listing-status-badges";
import { NpiCheck } from "@/components/admin/npi-check";
import { ResultList } from "@/components/admin/result-list";
import { RestoreVersion } from "@/components/editor/restore-version";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { type AdminListing, useAdminListing } from "@/hooks/admin/admin-listing";
import { type ListingVersion, useListingVersions } from "@/hooks/admin/listing-versions";
import { everyNpi } from "@/lib/admin/verdicts";
import { formatAction, isOfProposal, isRestorable } from "@/lib/editor/listing-history";
import { describeOffice } from "@/lib/editor/offices-change";
import { formatDay, formatMoment } from "@/lib/format/dates";
import { formatDollars } from "@/lib/format/numbers";
import { confirmationText } from "@/lib/listings/confirmation";
import { type FieldColumn, type FieldColumns, fieldColumns } from "@/lib/listings/field-columns";
import { fieldFacts, fieldKind, fieldTerm, formatFieldValue } from "@/lib/listings/fields";
import { describeStatus } from "@/lib/listings/listing-status-labels";
import { describeClinician } from "@/lib/listings/stored-clinicians";
import { paths } from "@/lib/paths";
import { formatCoverage, inOrder } from "@/lib/prices/coverage";
import { AdminSubpage, AdminSubpageFallback } from "@/pages/admin/admin-subpage";
import { ListingActions } from "@/pages/admin/listing-actions";

const shownElsewhere = ["practice_name", "address_street"];

// The name is the page's heading; address and prices have one combined entry each.
const otherFields = fieldColumns.filter((field) => {
  const { kind, part } = fieldFacts(field);
  return part && part !== "place" && kind !== "price" && !shownElsewhere.includes(field);
});

const price = (amount: number | null, words: string) =>
  amount === null ? "" : `${formatDollars(amount)} ${words}`;

function pricesOf(listing: AdminListing): string {
  const bands = listing.tiers.map(
    ({ label, min_age, max_age, monthly_price }) =>
      `${label} (${min_age}${max_age === null ? " and older" : ` to ${max_age}`}): ${formatDollars(monthly_price)} per month`,
  );
  return [
    price(listing.monthly_price, "per month"),
    price(listing.yearly_price, "per year"),
    price(listing.enrollment_fee, "enrollment fee"),
    price(listing.visit_fee, "per visit"),
    price(listing.family_cap, "per month, family maximum"),
    price(listing.couple_price, "per month for a couple"),
    price(listing.extra_child_price, "per month per child with an enrolled adult"),
    price(listing.student_price, "per month for a student"),
    price(listing.employer_price, "per month per employee"),
    price(listing.leaving_fee, "cancellation fee"),
    price(listing.rejoin_fee, "rejoining fee"),
    ...bands,
  ]
    .filter(Boolean)
    .join("\n");
}

const officesOf = ({ offices }: AdminListing): string =>
  offices
    .toSorted((one, other) => one.position - other.position)
    .map(describeOffice)
    .join("\n");

const servicesOf = ({ services }: AdminListing): string =>
  inOrder(services)
    .map((service) => `${service.about.label}: ${formatCoverage(service).replace("\n", ", ")}`)
    .join("\n");

/** All details of a listing, including its owner and where it came from. */
function ListingFacts({ listing }: { listing: AdminListing }) {
  const { address_street, address_city, address_state, address_zip } = listing;
  const address = [address_street, `${address_city}, ${address_state} ${address_zip}`];
  return (
    <Facts
      facts={[
        {
          // The person who set up the practice becomes its owner when it is published.
          term: listing.user_id && listing.ownership !== "owned" ? "Set up by" : "Owner",
          value: <Person id={listing.user_id} person={listing.owner} />,
        },
        listing.import_batch_id
          ? { term: "Imported", value: importedFrom(listing) }
          : {
              term: "Added by",
              value: <Person id={listing.submitted_by} person={listing.submitter} />,
            },
        ...listing.claims.flatMap(({ claimant, status, person }) =>
          status === "pending"
            ? [{ term: "Claimed by", value: <Person id={claimant} person={person} /> }]
            : [],
        ),
        listing.owned_since !== null && {
          term: "Owned since",
          value: formatDay(listing.owned_since),
        },
        { term: "Added", value: formatDay(listing.created_at) },
        { term: "Last updated", value: formatDay(listing.updated_at) },
        { term: "Confirmation", value: confirmationText(listing.confirmed_at) },
        { term: "Address", value: address.filter(Boolean).join("\n") },
        { term: "Offices and hours", value: officesOf(listing) },
        { term: "Prices", value: pricesOf(listing) },
        { term: "Clinicians", value: listing.clinicians.map(describeClinician).join("\n") },
        everyNpi(listing).some(Boolean) && {
          term: "NPI registry",
          value: <ListingRegistryChecks listing={listing} />,
        },
        { term: "What the fee covers", value: servicesOf(listing) },
        ...otherFields.map((field) => ({
          term: fieldTerm(field),
          value: formatField(field, listing[field]),
        })),
      ]}
    />
  );
}

/** The import that added the listing: file, date, and admin. */
function importedFrom({ import: batch }: AdminListing): string {
  if (!batch) return "From an import";
  const person = batch.actor?.full_name ?? "a deleted account";
  return `From ${batch.file_name}, ${formatDay(batch.created_at)}, by ${person}`;
}

interface PersonProps {
  id: string | null;
  person: { full_name: string | null } | null;
}

function Person({ id, person }: PersonProps) {
  if (!id) return "None";
  return (
    <TextLink to={paths.adminMember(id)}>{person?.full_name ?? "Someone with no name"}</TextLink>
  );
}

function formatField(field: FieldColumn, value: FieldColumns[FieldColumn]): ReactNode {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const text = formatFieldValue(field, [value].flat().join(", "));
  if (field === "npi") return <NpiCheck npi={text || null} />;
  return text && fieldKind(field) === "web address" ? <ExternalLink to={text} /> : text;
}

function ExternalLink({ to }: { to: string }) {
  return (
    <TextLink to={to} target="_blank" rel="noopener noreferrer nofollow" className="break-all">
      {to}
    </TextLink>
  );
}

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
      <ListingHistory listing={listing} />
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
function ListingHistory({ listing }: { listing: AdminListing }) {
  return (
    <ResultList
      title="History"
      empty="No changes since the listing was added."
      query={useListingVersions(listing.id)}
    >
      {(version) => <Version key={version.id} listing={listing} version={version} />}
    </ResultList>
  );
}

function Version({ listing, version }: { listing: AdminListing; version: ListingVersion }) {
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
      {/* For admins a value changes when it is accepted. */}
      {!isOfProposal(version) && isRestorable(version.changes) && (
        <RestoreVersion listing={listing} version={version} />
      )}
    </li>
  );
}
