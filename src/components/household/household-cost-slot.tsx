import { lazy, Suspense } from "react";
import { HouseholdButton } from "@/components/household/household-button";
import { useHouseholdText } from "@/hooks/household/kept";

const HouseholdCost = lazy(async () => ({
  default: (await import("@/components/household/household-cost")).HouseholdCost,
}));

/** What the visitor's household pays a practice, where they have said who it is, and the way to say so. */
export function HouseholdCostSlot({ listingId }: { listingId: string }) {
  return (
    <div className="my-3 print:hidden">
      {useHouseholdText() !== null && (
        <Suspense fallback={<div className="h-50" />}>
          <HouseholdCost listingId={listingId} />
        </Suspense>
      )}
      <div className="-ml-4.5">
        <HouseholdButton />
      </div>
    </div>
  );
}
