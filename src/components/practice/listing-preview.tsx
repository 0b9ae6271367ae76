import { ListingCard } from "@/components/directory/listing-card";
import type { ListingSummary } from "@/lib/listings/listing-summary";

/** The directory card of a practice, from the values of its form. Inert, because it repeats them. */
export const ListingPreview = ({ listing }: { listing: ListingSummary }) => (
  <div inert className="grid gap-3">
    <p className="text-sm font-semibold text-ink-soft">How patients will see it</p>
    <ListingCard listing={listing} />
  </div>
);
