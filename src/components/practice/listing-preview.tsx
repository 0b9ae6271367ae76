import { ListingCard } from "@/components/directory/listing-card";
import type { OwnListingValues } from "@/components/editor/own-listing-schema";
import { toPreviewCard, toPreviewPrices } from "@/components/practice/preview-values";

interface ListingPreviewProps {
  id: string;
  values: OwnListingValues;
}

/** The directory card of a practice, from the values of its form. Inert, because it repeats them. */
export const ListingPreview = ({ id, values }: ListingPreviewProps) => (
  <div inert className="grid gap-3">
    <p className="text-sm font-semibold text-ink-soft">How patients will see it</p>
    <ListingCard listing={toPreviewCard(id, values, toPreviewPrices(values))} />
  </div>
);
