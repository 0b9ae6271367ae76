import { MapPin, Navigation } from "lucide-react";
import { ConfirmationNote } from "@/components/doctors/confirmation-note";
import { ContactList, ContactRow } from "@/components/doctors/contact-list";
import { buttonClasses } from "@/components/ui/button-styles";
import { Card } from "@/components/ui/card";
import type { Doctor } from "@/hooks/doctors/detail";
import { directionsUrl } from "@/lib/directions";

export function LocationCard({ doctor }: { doctor: Doctor }) {
  const region = `${doctor.address_city}, ${doctor.address_state} ${doctor.address_zip}`;
  const address = [doctor.address_street, region].filter(Boolean).join(", ");
  return (
    <Card>
      <h2 className="mb-4 text-xl">Location & Contact</h2>
      <ContactList doctor={doctor}>
        <ContactRow icon={<MapPin aria-hidden="true" />}>
          <address className="not-italic">
            {doctor.address_street && <span className="block">{doctor.address_street}</span>}
            {region}
          </address>
        </ContactRow>
      </ContactList>
      {doctor.phone && (
        <div className="mt-3">
          <ConfirmationNote confirmedAt={doctor.confirmed_at} of="Phone" />
        </div>
      )}
      <a
        href={directionsUrl(address, navigator.userAgent)}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonClasses({ variant: "secondary" })} mt-6 w-full print:hidden`}
      >
        <Navigation aria-hidden="true" />
        Get Directions
      </a>
    </Card>
  );
}
