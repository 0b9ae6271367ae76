import { DirectionsLink } from "@/components/listings/directions-link";
import { OfficeFactsList } from "@/components/listings/office-facts-list";
import { TextLink } from "@/components/ui/text-link";
import { formatPhone, phoneUrl } from "@/lib/format/format-phone";
import { mailingNote, regionOf } from "@/lib/listings/address";
import type { FurtherOffice } from "@/lib/listings/office";
import { t } from "@/lib/messages";

interface FurtherOfficesProps {
  offices: readonly FurtherOffice[];
  /** Whether patients are seen by video and phone only. */
  isTelehealthOnly: boolean;
}

/** The offices of a practice other than the main one. */
export function FurtherOffices({ offices, isTelehealthOnly }: FurtherOfficesProps) {
  if (offices.length === 0) return null;
  return (
    <section className="mt-8 border-t border-line pt-8 sm:mt-12">
      <h2 className="text-2xl">{t`Other offices`}</h2>
      <ul className="mt-4 grid gap-8 sm:grid-cols-2">
        {offices
          .map((office) => ({ ...office, telehealth_only: isTelehealthOnly }))
          .map((office) => (
            <li
              key={`${office.address_street} ${regionOf(office)}`}
              className="grid content-start gap-3"
            >
              <h3 className="text-lg wrap-anywhere">{office.name ?? office.address_city}</h3>
              <address className="not-italic">
                {office.address_street && <span className="block">{office.address_street}</span>}
                {regionOf(office)}
              </address>
              {mailingNote(office) && <p className="text-sm">{mailingNote(office)}</p>}
              {office.phone && (
                <p>
                  <TextLink to={phoneUrl(office.phone)} className="py-1">
                    {formatPhone(office.phone)}
                  </TextLink>
                </p>
              )}
              <OfficeFactsList office={office} isMailingOnly={mailingNote(office) !== null} />
              <p className="print:hidden">
                <DirectionsLink listing={office} size="sm" />
              </p>
            </li>
          ))}
      </ul>
    </section>
  );
}
