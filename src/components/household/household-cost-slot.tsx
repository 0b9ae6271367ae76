import { HouseholdButton } from "@/components/household/household-button";
import { HsaNote } from "@/components/prices/hsa-note";
import { MembershipPrices } from "@/components/prices/membership-prices";
import { lazyPart } from "@/components/ui/lazy-part";
import { useHouseholdText } from "@/hooks/household/kept";
import type { ListingDetail } from "@/hooks/listings/detail";
import { answerHsa, singleFee } from "@/lib/listings/hsa";

const HouseholdCost = lazyPart(
  async () => (await import("@/components/household/household-cost")).HouseholdCost,
  { Loading: () => <div className="h-100" /> },
);

/** What a practice costs: the visitor's household, where they have entered one, or else one person. */
export function HouseholdCostSlot({ listing }: { listing: ListingDetail }) {
  const button = (
    <div className="my-1 -ml-4.5 print:hidden">
      <HouseholdButton />
    </div>
  );
  if (useHouseholdText() !== null) return <HouseholdCost listing={listing} button={button} />;
  return (
    <>
      <MembershipPrices prices={listing}>{button}</MembershipPrices>
      <HsaNote
        answer={answerHsa(listing, singleFee(listing))}
        enrollmentFee={listing.enrollment_fee}
      />
    </>
  );
}
