import { MapPin } from "lucide-react";
import { ConfirmationNote } from "@/components/listings/confirmation-note";
import { ContactList, ContactRow } from "@/components/listings/contact-list";
import { DirectionsLink } from "@/components/listings/directions-link";
import { OfficeFactsList } from "@/components/listings/office-facts-list";
import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { placePath } from "@/lib/directory/places";
import { slugOf } from "@/lib/format/text";
import { stateName } from "@/lib/format/us-states";
import { addressOf, mailingNote, regionOf } from "@/lib/listings/address";
import { mainOffice } from "@/lib/listings/office";
import { t } from "@/lib/messages";

/** Copies an address to the clipboard. */
const CopyAddressButton = ({ address }: { address: string }) => (
  <CopyButton variant="ghost" text={address} noun="address" description={address}>
    {t`Copy address`}
  </CopyButton>
);

export function LocationCard({ listing }: { listing: ListingDetail }) {
  const { address_city: city, address_state: state } = listing;
  const office = mainOffice(listing.offices);
  const note = mailingNote(listing);
  const wholeState = stateName(state);
  const hasOffice = office !== undefined || listing.offices.some(({ position }) => position > 0);
  return (
    <Card>
      <h2 className="mb-4 text-xl">{t`Location & Contact`}</h2>
      <ContactList listing={listing}>
        <ContactRow icon={<MapPin aria-hidden="true" />}>
          <address className="not-italic">
            {listing.address_street && <span className="block">{listing.address_street}</span>}
            {regionOf(listing)}
          </address>
          {note && <p className="mt-1 text-sm">{note}</p>}
          <p className="mt-1 text-sm text-ink-soft print:hidden">
            <Trans>
              More in{" "}
              <TextLink to={placePath({ state, city: slugOf(city) })} className="py-1">
                {city}
              </TextLink>{" "}
              or{" "}
              <TextLink to={placePath({ state })} className="py-1">
                {wholeState}
              </TextLink>
            </Trans>
          </p>
        </ContactRow>
      </ContactList>
      {office && (
        <div className="mt-5 border-t border-line pt-5">
          <OfficeFactsList office={office} isMailingOnly={note !== null} />
        </div>
      )}
      {listing.phone && (
        <div className="mt-3">
          <ConfirmationNote listing={listing} part="phone" />
        </div>
      )}
      {hasOffice && <ConfirmationNote listing={listing} part="hours" />}
      <div className="mt-6 grid gap-2 print:hidden">
        <DirectionsLink listing={listing} />
        <CopyAddressButton address={addressOf(listing)} />
      </div>
    </Card>
  );
}
