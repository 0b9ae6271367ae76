import { Navigation } from "lucide-react";
import { type ButtonLook, buttonClasses } from "@/components/ui/button-styles";
import { useIsInBrowser } from "@/hooks/in-browser";
import { joinClasses } from "@/lib/join-classes";
import { visitedAddress } from "@/lib/listings/address";
import { t } from "@/lib/messages";

interface DirectionsLinkProps extends ButtonLook {
  listing: Parameters<typeof visitedAddress>[0];
  /** A shorter label than "Get Directions". */
  label?: string;
  className?: string;
}

/** Opens directions in the device's maps app; renders nothing if there is no street to go to. */
export function DirectionsLink({
  listing,
  label = t`Get Directions`,
  variant = "secondary",
  size,
  className,
}: DirectionsLinkProps) {
  const device = useIsInBrowser() ? navigator.userAgent : "";
  const address = visitedAddress(listing);
  if (address === null) return null;
  return (
    <a
      href={directionsUrl(address, device)}
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
