import { LinkButton } from "@/components/ui/link-button";
import { listingStatusLabels } from "@/lib/listings/listing-standing";
import type { DeskListingFilters } from "@/lib/moderation/desk-filters";
import { Constants } from "@/lib/supabase/database.types";

interface StateLinksProps {
  filters: DeskListingFilters;
  to: (filters: DeskListingFilters) => string;
}

// Drafts are their authors' alone.
const statuses = [
  null,
  ...Constants.public.Enums.listing_status.filter((status) => status !== "draft"),
] as const;

/** The listings of one status, each a press away: what was refused, what is gone. */
export function StateLinks({ filters, to }: StateLinksProps) {
  return (
    <nav aria-label="Listings by status" className="mb-6 flex flex-wrap gap-2">
      {statuses.map((status) => (
        <LinkButton
          key={status}
          to={to({ ...filters, status })}
          size="sm"
          variant={status === filters.status ? "primary" : "secondary"}
          aria-current={status === filters.status ? "true" : undefined}
          preventScrollReset
        >
          {status ? listingStatusLabels[status] : "All"}
        </LinkButton>
      ))}
    </nav>
  );
}
