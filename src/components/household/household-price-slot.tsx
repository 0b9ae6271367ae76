import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import { useHouseholdText } from "@/hooks/household/kept";

const Price = lazy(async () => ({
  default: (await import("@/components/household/household-price")).HouseholdPrice,
}));

interface HouseholdPriceSlotProps extends ComponentProps<typeof Price> {
  /** The price for one, for who has not said whom it is for. */
  children: ReactNode;
}

/** What a practice costs the visitor's household. Only who has said who that is gets its weight. */
export function HouseholdPriceSlot({ children, ...props }: HouseholdPriceSlotProps) {
  if (useHouseholdText() === null) return children;
  return (
    // As high as it will be.
    <Suspense fallback={<span className="h-10 sm:h-11" />}>
      <Price {...props} />
    </Suspense>
  );
}
