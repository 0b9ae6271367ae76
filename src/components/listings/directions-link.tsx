import { Navigation } from "lucide-react";
import { directionsUrl } from "@/components/listings/directions";
import { type ButtonLook, buttonClasses } from "@/components/ui/button-styles";
import { useIsInBrowser } from "@/hooks/in-browser";
import { joinClasses } from "@/lib/join-classes";
import { addressOf, mailingNote } from "@/lib/listings/address";

interface DirectionsLinkProps extends ButtonLook {
  listing: Parameters<typeof addressOf>[0] & { telehealth_only: boolean };
  /** A shorter label than "Get Directions". */
  label?: string;
  className?: string;
}

/** Opens directions in the device's maps app; renders nothing for a mailing address. */
export function DirectionsLink({
  listing,
  label = "Get Directions",
  variant = "secondary",
  size,
  className,
}: DirectionsLinkProps) {
  const device = useIsInBrowser() ? navigator.userAgent : "";
  if (mailingNote(listing)) return null;
  return (
    <a
      href={directionsUrl(addressOf(listing), device)}
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
