import { useFormContext } from "react-hook-form";
import { ListingCard } from "@/components/directory/listing-card";
import type { OwnListingValues } from "@/components/listing-form/own-listing-schema";
import { toPreviewCard, toPreviewPrices } from "@/components/own-listing/preview-values";
import { MembershipPrices } from "@/components/prices/membership-prices";
import { NotInsurance } from "@/components/prices/not-insurance";
import { Card } from "@/components/ui/card";

/** A preview of the listing as patients will see it. Inert, because it repeats the form. */
export function ListingPreview({ id }: { id: string }) {
  const values = useFormContext<OwnListingValues>().watch();
  const prices = toPreviewPrices(values);
  return (
    <div inert className="grid gap-6">
      <p className="text-sm font-semibold text-ink-soft">How patients will see it</p>
      <ListingCard listing={toPreviewCard(id, values, prices)} />
      <Card>
        <h2 className="text-xl">Membership Pricing</h2>
        <MembershipPrices prices={prices} />
        <NotInsurance />
      </Card>
    </div>
  );
}
