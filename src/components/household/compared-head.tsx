import { X } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import type { ComparedListing } from "@/hooks/comparison/compared-listings";
import { removeFromTray } from "@/hooks/comparison/tray";
import { isFull } from "@/lib/requests/join-method";

interface ComparedHeadProps {
  listing: ComparedListing;
  to: string;
  /** The URL of the comparison without this listing. */
  withoutIt: string;
}

/** The heading of a column: the listing and a button that removes it. */
export function ComparedHead({ listing, to, withoutIt }: ComparedHeadProps) {
  return (
    <>
      <TextLink to={to} className="block py-1 font-display text-base font-semibold sm:text-lg">
        {listing.practice_name}
      </TextLink>
      <span className="mt-1 block text-ink-soft">
        {listing.address_city}, {listing.address_state}
      </span>
      {isFull(listing) && (
        <Badge tone="attention" className="mt-1">
          Full
        </Badge>
      )}
      <LinkButton
        to={withoutIt}
        replace
        variant="ghost"
        size="sm"
        aria-label={`Remove ${listing.practice_name}`}
        className="-ml-3 px-3 max-sm:text-xs print:hidden"
        onClick={() => removeFromTray(listing.id)}
      >
        <X aria-hidden="true" />
        Remove
      </LinkButton>
    </>
  );
}
