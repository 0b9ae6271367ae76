import { LinkButton } from "@/components/ui/button";
import { listingStatusLabels } from "@/lib/listings/listing-status-labels";
import type { AdminListingFilters } from "@/lib/moderation/admin-queues";
import { Constants } from "@/lib/supabase/database.types";

interface StatusLinksProps {
  filters: AdminListingFilters;
  to: (filters: AdminListingFilters) => string;
}

// Only their authors can see drafts.
const statuses = [
  null,
  ...Constants.public.Enums.listing_status.filter((status) => status !== "draft"),
] as const;

/** Links that filter the listings by status. */
export function StatusLinks({ filters, to }: StatusLinksProps) {
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
