import { LinkButton } from "@/components/ui/link-button";
import { listingStateLabels } from "@/lib/listings/listing-standing";
import type { DeskListingFilters } from "@/lib/moderation/desk-filters";
import { Constants } from "@/lib/supabase/database.types";

interface StateLinksProps {
  filters: DeskListingFilters;
  to: (filters: DeskListingFilters) => string;
}

// Drafts are their authors' alone.
const states = [
  null,
  ...Constants.public.Enums.listing_state.filter((state) => state !== "draft"),
] as const;

/** The listings in one state, each a press away: what was refused, what is gone. */
export function StateLinks({ filters, to }: StateLinksProps) {
  return (
    <nav aria-label="Listings by state" className="mb-6 flex flex-wrap gap-2">
      {states.map((state) => (
        <LinkButton
          key={state}
          to={to({ ...filters, state })}
          size="sm"
          variant={state === filters.state ? "primary" : "secondary"}
          aria-current={state === filters.state ? "true" : undefined}
          preventScrollReset
        >
          {state ? listingStateLabels[state] : "All"}
        </LinkButton>
      ))}
    </nav>
  );
}
