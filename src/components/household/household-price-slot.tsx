import type { ComponentProps, ReactNode } from "react";
import type { HouseholdPrice } from "@/components/household/household-price";
import { lazyPart } from "@/components/ui/lazy-part";
import { useHouseholdText } from "@/hooks/household/kept";

interface HouseholdPriceSlotProps extends ComponentProps<typeof HouseholdPrice> {
  /** The price for one, for who has not said whom it is for. */
  children: ReactNode;
}

const Price = lazyPart<HouseholdPriceSlotProps>(
  async () => (await import("@/components/household/household-price")).HouseholdPrice,
  {
    // As high as it will be.
    Loading: () => <span className="h-10 sm:h-11" />,
    Failed: ({ children }) => children,
  },
);

/** What a practice costs the visitor's household. Only who has said who that is gets its weight. */
export function HouseholdPriceSlot(props: HouseholdPriceSlotProps) {
  return useHouseholdText() === null ? props.children : <Price {...props} />;
}
