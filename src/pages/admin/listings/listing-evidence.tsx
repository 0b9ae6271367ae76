import { Facts } from "@/components/moderation/facts";
import { ListingRegistryChecks } from "@/components/moderation/listed-in-registry";
import { NpiCheck } from "@/components/moderation/npi-check";
import { TextLink } from "@/components/ui/text-link";
import type { PendingListing } from "@/hooks/listings/waiting";
import { hostnameOf } from "@/lib/format/hostname";
import { formatDollars } from "@/lib/format/numbers";
import { everyNpi } from "@/lib/listings/npi";
import { describeClinician } from "@/lib/listings/read-clinicians";
import { formatPhone } from "@/lib/phone/format-phone";
import { Duplicates } from "@/pages/admin/listings/duplicates";
import { Submitter } from "@/pages/admin/listings/submitter";
import { Rejections } from "@/pages/admin/refusals";

const availability = { true: "Accepting new patients", false: "Not accepting", null: "" };
const price = (amount: number | null, per: string) =>
  amount === null ? "" : `${formatDollars(amount)} per ${per}`;

/** The details of a pending listing and the evidence for and against it. */
export function ListingEvidence({ listing }: { listing: PendingListing }) {
  const { address_street, address_city, address_state, address_zip, website } = listing;
  const address = [address_street, `${address_city}, ${address_state} ${address_zip}`];
  const prices = [price(listing.monthly_price, "month"), price(listing.yearly_price, "year")];
  return (
    <div className="mt-5 grid gap-6 lg:grid-cols-[2fr_1fr]">
      <Facts
        className="content-start"
        facts={[
          { term: "Address", value: address.filter(Boolean).join("\n") },
          { term: "Prices", value: prices.filter(Boolean).join("\n") },
          { term: "Credentials", value: listing.credentials },
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
          { term: "Languages", value: listing.languages.join(", ") },
          { term: "About", value: listing.bio },
        ]}
      />
      <Facts
        columns={1}
        className="content-start self-start rounded-lg bg-sage p-5"
        facts={[
          { term: "NPI", value: <NpiCheck npi={listing.npi} /> },
          ...(everyNpi(listing).some(Boolean)
            ? [{ term: "NPI registry", value: <ListingRegistryChecks listing={listing} /> }]
            : []),
          { term: "Similar names in this ZIP code", value: <Duplicates listing={listing} /> },
          { term: "Added by", value: <Submitter listing={listing} /> },
          { term: "How the submitter knows the practice", value: listing.note?.how_known },
          { term: "Rejected so far", value: <Rejections listing={listing} /> },
        ]}
      />
    </div>
  );
}
