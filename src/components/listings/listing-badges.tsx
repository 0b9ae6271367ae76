import { Check, Video } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { isFull } from "@/lib/listings/listing-status";
import { t } from "@/lib/messages";

interface ListingBadgesProps {
  listing: {
    accepting_new_patients: boolean | null;
    telehealth_only: boolean;
    has_waitlist?: boolean;
  };
}

/** Whether the practice accepts patients or has a waitlist, and is telehealth only. An unknown value has no badge. */
export function ListingBadges({ listing }: ListingBadgesProps) {
  return (
    <>
      {listing.accepting_new_patients && (
        <Badge tone="positive">
          <Check aria-hidden="true" />
          {t`Accepting Patients`}
        </Badge>
      )}
      {isFull(listing) && (
        <Badge tone="attention">{listing.has_waitlist ? t`Waitlist` : t`Full`}</Badge>
      )}
      {listing.telehealth_only && (
        <Badge tone="info">
          <Video aria-hidden="true" />
          {t`Telehealth`}
        </Badge>
      )}
    </>
  );
}
