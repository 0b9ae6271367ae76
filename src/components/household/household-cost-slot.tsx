import { lazy, Suspense } from "react";
import { HouseholdButton } from "@/components/household/household-button";
import { useHousehold } from "@/hooks/household/household";

const HouseholdCost = lazy(async () => ({
  default: (await import("@/components/household/household-cost")).HouseholdCost,
}));

/** What the visitor's household pays a practice, where they have said who it is, and the way to say so. */
export function HouseholdCostSlot({ listingId }: { listingId: string }) {
  const { ages } = useHousehold();
  return (
    <div className="my-3 print:hidden">
      {ages && (
        <div className="min-h-50 rounded-md bg-sage px-4 py-3">
          <Suspense>
            <HouseholdCost listingId={listingId} ages={ages} />
          </Suspense>
        </div>
      )}
      <div className="-ml-4.5">
        <HouseholdButton known="Change Who It Is For" />
      </div>
    </div>
  );
}
