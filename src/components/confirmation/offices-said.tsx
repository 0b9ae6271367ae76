import type { ReactNode } from "react";
import { OfficeFactsList } from "@/components/offices/office-facts-list";
import type { ListingToConfirm } from "@/hooks/listings/confirm";
import { addressOf, mailingNote } from "@/lib/listings/address";
import { furtherOffices, mainOffice } from "@/lib/offices/office";
import { formatPhone } from "@/lib/phone/format-phone";

/** The offices of a listing and their hours. */
export function OfficesSummary({ listing }: { listing: ListingToConfirm }) {
  const main = mainOffice(listing.offices);
  const placeOf = (office: Parameters<typeof addressOf>[0]) => {
    const note = mailingNote({ ...office, telehealth_only: listing.telehealth_only });
    return note ? `${addressOf(office)} (${note})` : addressOf(office);
  };
  return (
    <div className="grid gap-4">
      <Office place={placeOf(listing)}>
        {main ? (
          <OfficeFactsList office={main} />
        ) : (
          <p className="text-sm text-ink-soft">No hours are listed.</p>
        )}
      </Office>
      {furtherOffices(listing.offices).map((office) => (
        <Office key={addressOf(office)} place={placeOf(office)}>
          {office.phone && <p className="text-sm">{formatPhone(office.phone)}</p>}
          <OfficeFactsList office={office} />
        </Office>
      ))}
    </div>
  );
}

function Office({ place, children }: { place: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold wrap-anywhere">{place}</p>
      {children}
    </div>
  );
}
