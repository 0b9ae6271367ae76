import { Badge } from "@/components/ui/badge";
import { listingStateLabels, ownershipLabels } from "@/lib/listings/listing-standing";
import type { Enums } from "@/lib/supabase/database.types";

const stateTones = {
  draft: "neutral",
  waiting: "attention",
  public: "positive",
  refused: "danger",
  withdrawn: "neutral",
} as const;

/** Where a listing stands. */
export const ListingStateBadge = ({ state }: { state: Enums<"listing_state"> }) => (
  <Badge tone={stateTones[state]}>{listingStateLabels[state]}</Badge>
);

interface ListingBadgesProps {
  listing: {
    state: Enums<"listing_state">;
    ownership: Enums<"listing_ownership">;
    merged_into: string | null;
  };
}

/** Where a listing stands, and who has it in hand. */
export const StandingBadges = ({
  listing: { state, ownership, merged_into },
}: ListingBadgesProps) => (
  <>
    <ListingStateBadge state={state} />
    {merged_into && <Badge>Merged</Badge>}
    <Badge tone={ownership === "owned" ? "info" : "neutral"}>{ownershipLabels[ownership]}</Badge>
  </>
);
