import { Check, Video } from "lucide-react";
import { Badge } from "@/components/ui/badge";

interface ListingBadgesProps {
  listing: { accepting_new_patients: boolean | null; telehealth_only: boolean };
}

/** What a patient asks first. A badge stands only for what somebody has said: unknown is not yes. */
export function ListingBadges({ listing }: ListingBadgesProps) {
  return (
    <>
      {listing.accepting_new_patients && (
        <Badge tone="positive">
          <Check aria-hidden="true" />
          Accepting Patients
        </Badge>
      )}
      {listing.telehealth_only && (
        <Badge tone="info">
          <Video aria-hidden="true" />
          Telehealth
        </Badge>
      )}
    </>
  );
}
