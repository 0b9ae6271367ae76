import { HouseholdButton } from "@/components/household/household-button";
import { lazyPart } from "@/components/ui/lazy-part";
import { useHouseholdText } from "@/hooks/household/kept";

const HouseholdCost = lazyPart(
  async () => (await import("@/components/household/household-cost")).HouseholdCost,
  { Loading: () => <div className="h-50" /> },
);

/** What the visitor's household pays a practice, where they have said who it is, and the way to say so. */
export function HouseholdCostSlot({ listingId }: { listingId: string }) {
  return (
    <div className="my-3 print:hidden">
      {useHouseholdText() !== null && <HouseholdCost listingId={listingId} />}
      <div className="-ml-4.5">
        <HouseholdButton />
      </div>
    </div>
  );
}
