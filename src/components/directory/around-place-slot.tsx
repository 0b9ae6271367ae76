import type { ComponentProps } from "react";
import type { AroundPlace as Around } from "@/components/directory/around-place";
import { lazyPart, nothing } from "@/components/ui/lazy-part";
import { useIsNearScreen } from "@/hooks/near-screen";

const AroundPlace = lazyPart(
  async () => (await import("@/components/directory/around-place")).AroundPlace,
  { Failed: nothing },
);

/** The place of what else there is around a place, which is there before the end of what was found is read. */
export function AroundPlaceSlot(props: ComponentProps<typeof Around>) {
  const { isNear, watch } = useIsNearScreen("2000px");
  return <div ref={watch}>{isNear && <AroundPlace {...props} />}</div>;
}
