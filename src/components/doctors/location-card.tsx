import { MapPin, Navigation } from "lucide-react";
import { ConfirmationNote } from "@/components/doctors/confirmation-note";
import { ContactList, ContactRow } from "@/components/doctors/contact-list";
import { buttonClasses } from "@/components/ui/button-styles";
import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import type { Doctor } from "@/hooks/doctors/detail";
import { useIsInBrowser } from "@/hooks/in-browser";
import { directionsUrl } from "@/lib/directions";
import { placePath } from "@/lib/places";
import { slugOf } from "@/lib/slug";
import { stateName } from "@/lib/us-states";

export function LocationCard({ doctor }: { doctor: Doctor }) {
  const device = useIsInBrowser() ? navigator.userAgent : "";
  const { address_city: city, address_state: state } = doctor;
  const region = `${city}, ${state} ${doctor.address_zip}`;
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
          <p className="mt-1 text-sm text-ink-soft print:hidden">
            More in{" "}
            <TextLink to={placePath({ state, city: slugOf(city) })} className="py-1">
              {city}
            </TextLink>{" "}
            or{" "}
            <TextLink to={placePath({ state })} className="py-1">
              {stateName(state)}
            </TextLink>
          </p>
        </ContactRow>
      </ContactList>
      {doctor.phone && (
        <div className="mt-3">
          <ConfirmationNote confirmedAt={doctor.confirmed_at} of="Phone" />
        </div>
      )}
      <a
        href={directionsUrl(address, device)}
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
