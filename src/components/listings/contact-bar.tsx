import { Globe, Phone } from "lucide-react";
import { DirectionsLink } from "@/components/listings/directions-link";
import { LinkButton } from "@/components/ui/link-button";
import type { ListingDetail } from "@/hooks/listings/detail";
import { mailingNote } from "@/lib/listings/address";
import { phonesOf } from "@/lib/listings/contact";
import { phoneUrl } from "@/lib/phone/format-phone";

/**
 * Phone, website and directions buttons that stick to the bottom of a phone's screen above the footer. Not sticky in very low
 * windows, where it would cover too much.
 */
export function ContactBar({ listing }: { listing: ListingDetail }) {
  const [phone] = phonesOf(listing);
  if (!phone && !listing.website && mailingNote(listing)) return null;
  return (
    <nav
      aria-label="Contact the practice"
      className="contact-bar sticky bottom-0 z-20 -mx-gutter mt-8 flex flex-wrap gap-2 border-t border-line bg-paper/95 px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden print:hidden [@media(height<25rem)]:static"
    >
      {phone && (
        <LinkButton to={phoneUrl(phone)} data-activity="phone" size="sm" className={look}>
          <Phone aria-hidden="true" />
          Call
        </LinkButton>
      )}
      {listing.website && (
        <LinkButton
          to={listing.website}
          data-activity="website"
          target="_blank"
          rel="noopener noreferrer nofollow"
          variant="secondary"
          size="sm"
          className={look}
        >
          <Globe aria-hidden="true" />
          Website
        </LinkButton>
      )}
      <DirectionsLink listing={listing} label="Directions" size="sm" className={look} />
    </nav>
  );
}

const look = "min-h-12 min-w-0 flex-auto";
