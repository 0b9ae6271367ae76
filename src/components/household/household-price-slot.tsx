import { type ComponentProps, lazy, Suspense } from "react";

const Price = lazy(async () => ({
  default: (await import("@/components/household/household-price")).HouseholdPrice,
}));

/** The place of what a household pays, as high as that will be. Only who has said whom they look for gets its weight. */
export const HouseholdPriceSlot = (props: ComponentProps<typeof Price>) => (
  <Suspense fallback={<span className="h-10 sm:h-11" />}>
    <Price {...props} />
  </Suspense>
);
