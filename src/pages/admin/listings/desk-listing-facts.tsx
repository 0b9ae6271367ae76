import { Facts } from "@/components/moderation/facts";
import { NpiCheck } from "@/components/moderation/npi-check";
import { TextLink } from "@/components/ui/text-link";
import type { DeskListing } from "@/hooks/listings/any";
import { formatDay } from "@/lib/format/dates";
import { formatDollars } from "@/lib/format/numbers";
import { confirmationText } from "@/lib/listings/confirmation";
import { paths } from "@/lib/paths";

const panels = { true: "Accepting new patients", false: "Not accepting", null: "" };

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
    ...bands,
  ]
    .filter(Boolean)
    .join("\n");
}

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
        {
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
        { term: "Credentials", value: listing.credentials },
        { term: "Specialty", value: listing.specialty },
        { term: "NPI", value: <NpiCheck npi={listing.npi} /> },
        { term: "Phone", value: listing.phone },
        { term: "Website", value: <Away to={listing.website} /> },
        { term: "Enrollment page", value: <Away to={listing.enrollment_url} /> },
        { term: "Booking page", value: <Away to={listing.booking_url} /> },
        { term: "Prices", value: pricesOf(listing) },
        { term: "Panel", value: panels[`${listing.accepting_new_patients}`] },
        { term: "Languages", value: listing.languages.join(", ") },
        { term: "Telehealth", value: listing.telehealth_only ? "Yes" : "No" },
        { term: "About", value: listing.bio },
      ]}
    />
  );
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

function Away({ to }: { to: string | null }) {
  if (!to) return <span className="text-ink-soft">Not given</span>;
  return (
    <TextLink to={to} target="_blank" rel="noopener noreferrer nofollow" className="break-all">
      {to}
    </TextLink>
  );
}
