import { Navigation } from "lucide-react";
import { type ButtonLook, buttonClasses } from "@/components/ui/button-styles";
import { useIsInBrowser } from "@/hooks/in-browser";
import { joinClasses } from "@/lib/join-classes";
import { addressOf, mailingNote } from "@/lib/listings/address";
import { streetOf } from "@/lib/listings/mailing-address";
import { t } from "@/lib/messages";

interface DirectionsLinkProps extends ButtonLook {
  listing: Parameters<typeof addressOf>[0] & { telehealth_only: boolean };
  /** A shorter label than "Get Directions". */
  label?: string;
  className?: string;
}

/** Opens directions in the device's maps app; renders nothing for a mailing address. */
export function DirectionsLink({
  listing,
  label = t`Get Directions`,
  variant = "secondary",
  size,
  className,
}: DirectionsLinkProps) {
  const device = useIsInBrowser() ? navigator.userAgent : "";
  if (mailingNote(listing)) return null;
  const street = streetOf(listing.address_street);
  return (
    <a
      href={directionsUrl(addressOf({ ...listing, address_street: street }), device)}
      data-activity="directions"
      target="_blank"
      rel="noopener noreferrer"
      className={joinClasses(buttonClasses({ variant, size }), className)}
    >
      <Navigation aria-hidden="true" />
      {label}
    </a>
  );
}

/**
 * The URL for directions to an address: Apple Maps on Apple devices, Google Maps elsewhere. Both open the app if it is
 * installed.
 */
export function directionsUrl(address: string, userAgent: string): string {
  const destination = encodeURIComponent(address);
  return /iPhone|iPad|iPod|Macintosh/.test(userAgent)
    ? `https://maps.apple.com/?daddr=${destination}`
    : `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}
