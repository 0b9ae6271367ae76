import { Badge } from "@/components/ui/badge";
import { listingStatusLabels, ownershipLabels } from "@/lib/listings/listing-status-labels";
import type { Enums } from "@/lib/supabase/database.types";

const statusTones = {
  draft: "neutral",
  pending: "attention",
  published: "positive",
  rejected: "danger",
  withdrawn: "neutral",
} as const;

/** A listing's status. */
export const ListingStatusBadge = ({ status }: { status: Enums<"listing_status"> }) => (
  <Badge tone={statusTones[status]}>{listingStatusLabels[status]}</Badge>
);

interface ListingBadgesProps {
  listing: {
    status: Enums<"listing_status">;
    ownership: Enums<"listing_ownership">;
    merged_into: string | null;
  };
}

/** A listing's status and ownership. */
export const ListingStatusBadges = ({
  listing: { status, ownership, merged_into },
}: ListingBadgesProps) => (
  <>
    <ListingStatusBadge status={status} />
    {merged_into && <Badge>Merged</Badge>}
    <Badge tone={ownership === "owned" ? "info" : "neutral"}>{ownershipLabels[ownership]}</Badge>
  </>
);
