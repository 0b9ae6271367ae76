import type { ReactNode } from "react";
import { Facts } from "@/components/moderation/facts";
import { ListedInRegistry } from "@/components/moderation/listed-in-registry";
import { NpiCheck } from "@/components/moderation/npi-check";
import { TextLink } from "@/components/ui/text-link";
import type { DeskListing } from "@/hooks/listings/any";
import { formatDay } from "@/lib/format/dates";
import { formatDollars } from "@/lib/format/numbers";
import { confirmationText } from "@/lib/listings/confirmation";
import { type FieldColumn, type FieldColumns, fieldColumns } from "@/lib/listings/field-columns";
import { fieldFacts, fieldKind, fieldLabel, valueWords } from "@/lib/listings/fields";
import { everyNpi } from "@/lib/listings/npi";
import { describeClinician } from "@/lib/listings/read-clinicians";
import { describeOffice } from "@/lib/offices/offices-change";
import { paths } from "@/lib/paths";
import { coverageWords, inOrder } from "@/lib/services/coverage";

const toldApart = ["practice_name", "address_street"];

// Address and prices stand in one place each, and the name heads the page.
const otherFields = fieldColumns.filter((field) => {
  const { kind, part } = fieldFacts(field);
  return part && part !== "place" && kind !== "price" && !toldApart.includes(field);
});

const price = (amount: number | null, words: string) =>
  amount === null ? "" : `${formatDollars(amount)} ${words}`;

function pricesOf(listing: DeskListing): string {
  const bands = listing.tiers.map(
    ({ label, min_age, max_age, monthly_price }) =>
      `${label} (${min_age}${max_age === null ? " and older" : ` to ${max_age}`}): ${formatDollars(monthly_price)} a month`,
  );
  return [
    price(listing.monthly_price, "a month"),
    price(listing.yearly_price, "a year"),
    price(listing.enrollment_fee, "to enroll"),
    price(listing.visit_fee, "a visit"),
    price(listing.family_cap, "a month for a household at most"),
    price(listing.couple_price, "a month for two adults"),
    price(listing.extra_child_price, "a month for each child with an adult"),
    price(listing.student_price, "a month for a student"),
    price(listing.employer_price, "a month for each employee"),
    price(listing.leaving_fee, "for leaving"),
    ...bands,
  ]
    .filter(Boolean)
    .join("\n");
}

const officesOf = ({ offices }: DeskListing): string =>
  offices
    .toSorted((one, other) => one.position - other.position)
    .map(describeOffice)
    .join("\n");

const servicesOf = ({ services }: DeskListing): string =>
  inOrder(services)
    .map((told) => `${told.about.label}: ${coverageWords(told).replace("\n", ", ")}`)
    .join("\n");

/** Everything that a listing says, and whose it is. */
export function DeskListingFacts({ listing }: { listing: DeskListing }) {
  const { address_street, address_city, address_state, address_zip } = listing;
  const address = [address_street, `${address_city}, ${address_state} ${address_zip}`];
  return (
    <Facts
      facts={[
        {
          // Who sets up a practice as the own one is its owner once it is verified.
          term:
            listing.user_id && listing.ownership !== "owned" ? "Set up as their own by" : "Owner",
          value: <Person id={listing.user_id} person={listing.owner} />,
        },
        listing.import_batch_id
          ? { term: "Imported", value: importedFrom(listing) }
          : {
              term: "Added by",
              value: <Person id={listing.submitted_by} person={listing.submitter} />,
            },
        ...(listing.ownership === "claimed" && listing.claimed_by
          ? [
              {
                term: "Claimed by",
                value: <Person id={listing.claimed_by} person={listing.claimant} />,
              },
            ]
          : []),
        ...(listing.owned_since
          ? [{ term: "Owned since", value: formatDay(listing.owned_since) }]
          : []),
        { term: "Added", value: formatDay(listing.created_at) },
        { term: "Last change", value: formatDay(listing.updated_at) },
        { term: "Confirmation", value: confirmationText(listing.confirmed_at) },
        { term: "Address", value: address.filter(Boolean).join("\n") },
        { term: "Offices and hours", value: officesOf(listing) },
        { term: "Prices", value: pricesOf(listing) },
        { term: "Clinicians", value: listing.clinicians.map(describeClinician).join("\n") },
        ...(everyNpi(listing).some(Boolean)
          ? [{ term: "NPI registry", value: <ListedInRegistry listing={listing} /> }]
          : []),
        { term: "What the fee covers", value: servicesOf(listing) },
        ...otherFields.map((field) => ({
          term: fieldLabel(field),
          value: shownValue(field, listing[field]),
        })),
      ]}
    />
  );
}

/** Which list the listing came with, and who imported it. */
function importedFrom({ import: batch }: DeskListing): string {
  if (!batch) return "From a list";
  const person = batch.actor?.full_name ?? "a deleted account";
  return `From ${batch.file_name}, ${formatDay(batch.created_at)}, by ${person}`;
}

interface PersonProps {
  id: string | null;
  person: { full_name: string | null } | null;
}

function Person({ id, person }: PersonProps) {
  if (!id) return "Nobody";
  return (
    <TextLink to={paths.deskMember(id)}>{person?.full_name ?? "Somebody without a name"}</TextLink>
  );
}

function shownValue(field: FieldColumn, value: FieldColumns[FieldColumn]): ReactNode {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const text = valueWords(field, [value].flat().join(", "));
  if (field === "npi") return <NpiCheck npi={text || null} />;
  return text && fieldKind(field) === "web address" ? <Away to={text} /> : text;
}

function Away({ to }: { to: string }) {
  return (
    <TextLink to={to} target="_blank" rel="noopener noreferrer nofollow" className="break-all">
      {to}
    </TextLink>
  );
}
