import { Facts } from "@/components/admin/facts";
import { ListingRegistryChecks } from "@/components/admin/listing-registry-checks";
import { NpiCheck } from "@/components/admin/npi-check";
import { fieldsOf } from "@/components/editor/field-values";
import { Photo } from "@/components/ui/photo";
import { TextLink } from "@/components/ui/text-link";
import { type PendingListing, useRejections } from "@/hooks/admin/pending-listings";
import { everyNpi } from "@/lib/admin/verdicts";
import { describeOffice } from "@/lib/editor/offices-change";
import { readOffices } from "@/lib/editor/offices-edit";
import { formatDay } from "@/lib/format/dates";
import { formatPhone } from "@/lib/format/format-phone";
import { formatDollars } from "@/lib/format/numbers";
import { hostnameOf } from "@/lib/format/web-addresses";
import { formatCorrection } from "@/lib/listings/correction-fields";
import { fieldTerm } from "@/lib/listings/fields";
import { importOrigin } from "@/lib/listings/import-origin";
import { joinLanguages } from "@/lib/listings/language-lines";
import { describeClinician } from "@/lib/listings/stored-clinicians";
import { paths } from "@/lib/paths";
import { ageRange, formatAgeSpan } from "@/lib/prices/age-spans";

const availability = { true: "Accepting new patients", false: "Not accepting", null: "" };
const price = (amount: number | null, per: string) =>
  amount === null ? "" : `${formatDollars(amount)} per ${per}`;

const otherFees = fieldsOf("fees").filter((field) => field !== "membership_levels");

/** The details of a pending listing and the evidence for and against it. */
export function ListingEvidence({ listing }: { listing: PendingListing }) {
  const { address_street, address_city, address_state, address_zip, website } = listing;
  const address = [address_street, `${address_city}, ${address_state} ${address_zip}`];
  const prices = [
    price(listing.monthly_price, "month"),
    price(listing.yearly_price, "year"),
    ...listing.membership_levels,
    ...listing.tiers.map(
      ({ label, min_age, max_age, monthly_price }) =>
        `${label} (${ageRange(min_age, max_age)}): ${price(monthly_price, "month")}`,
    ),
    ...otherFees.map(
      (field) =>
        listing[field] !== null &&
        `${fieldTerm(field)}: ${formatCorrection(field, `${listing[field]}`)}`,
    ),
  ];
  return (
    <div className="mt-5 grid gap-6 lg:grid-cols-[2fr_1fr]">
      <Facts
        className="content-start"
        facts={[
          { term: "Address", value: address.filter(Boolean).join("\n") },
          { term: "Prices", value: prices.filter(Boolean).join("\n") },
          { term: "Credentials", value: listing.credentials },
          listing.former_names.length > 0 && {
            term: "Former names",
            value: listing.former_names.join("\n"),
          },
          { term: "Specialty", value: listing.specialty },
          { term: "Clinicians", value: listing.clinicians.map(describeClinician).join("\n") },
          { term: "Phone", value: listing.phone && formatPhone(listing.phone) },
          {
            term: "Website",
            value: website && (
              <TextLink to={website} target="_blank" rel="noopener noreferrer nofollow">
                {hostnameOf(website)}
              </TextLink>
            ),
          },
          { term: "Availability", value: availability[`${listing.accepting_new_patients}`] },
          {
            term: "Ages accepted",
            value: listing.patient_ages && formatAgeSpan(listing.patient_ages),
          },
          {
            term: "Offices and hours",
            value: readOffices(listing.offices).map(describeOffice).join("\n"),
          },
          {
            term: "Photo",
            value: listing.photo_url && (
              <span className="block size-24 overflow-hidden rounded-lg">
                <Photo name={listing.practice_name} photoUrl={listing.photo_url} />
              </span>
            ),
          },
          { term: "Languages", value: joinLanguages(listing.languages) },
          { term: "About", value: listing.bio },
        ]}
      />
      <Facts
        columns={1}
        className="content-start self-start rounded-lg bg-sage p-5"
        facts={[
          { term: "NPI", value: <NpiCheck npi={listing.npi} /> },
          everyNpi(listing).some(Boolean) && {
            term: "NPI registry",
            value: <ListingRegistryChecks listing={listing} />,
          },
          { term: "Similar names in this ZIP code", value: <Duplicates listing={listing} /> },
          { term: "Added by", value: <Submitter listing={listing} /> },
          { term: "How the submitter knows the practice", value: listing.note?.how_known },
          { term: "Rejected so far", value: <Rejections listing={listing} /> },
        ]}
      />
    </div>
  );
}

/** Other listings with a similar name in the same ZIP code. */
function Duplicates({ listing: { evidence } }: { listing: PendingListing }) {
  if (!evidence) return "Couldn't check for duplicates";
  if (evidence.look_alikes.length === 0) return "None";
  return (
    <ul>
      {evidence.look_alikes.map((other) => (
        <li key={other.id}>
          <TextLink to={paths.listing(other.id)} target="_blank">
            {other.practice_name}
          </TextLink>
          , {Math.round(other.similarity * 100)}% similar
          {!other.verified && ", not published"}
        </li>
      ))}
    </ul>
  );
}

/** The person who added a listing, and how many of their earlier listings were approved. */
function Submitter({ listing }: { listing: PendingListing }) {
  const { submitted_by: id, submitter, user_id, evidence } = listing;
  if (!id) return importOrigin(listing) ?? "A deleted account";
  return (
    <>
      <TextLink to={paths.profile(id)}>{submitter?.full_name ?? "Someone with no name"}</TextLink>
      {user_id === id && ", as their own practice"}
      {"\n"}
      <span className="text-sm">
        {evidence
          ? `${evidence.verified_before} approved and ${evidence.refused_before} rejected so far`
          : "Couldn't load their history"}
      </span>
    </>
  );
}

/** How often a pending listing was rejected before, and why. */
function Rejections({ listing: { id, rejection_count } }: { listing: PendingListing }) {
  const log = useRejections(id, rejection_count);
  if (rejection_count === 0) return "Never";
  return (
    <>
      {rejection_count === 1 ? "Once" : `${rejection_count} times`}
      {rejection_count > 1 && ". After three rejections, only an admin can reopen it."}
      {log.data && (
        <ul className="mt-1 grid gap-1 text-sm">
          {log.data.map((entry) => (
            <li key={entry.id}>
              {formatDay(entry.at)}: {entry.reason ?? "no reason given"}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
