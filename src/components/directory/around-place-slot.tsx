import { type ComponentProps, lazy, Suspense } from "react";
import type { AroundPlace as Around } from "@/components/directory/around-place";
import { useIsNearScreen } from "@/hooks/near-screen";

const AroundPlace = lazy(async () => {
  const around = await import("@/components/directory/around-place").catch(() => null);
  // Without network what was found stands without it.
  return { default: around?.AroundPlace ?? (() => null) };
});

/** The place of what else there is around a place, which is there before the end of what was found is read. */
export function AroundPlaceSlot(props: ComponentProps<typeof Around>) {
  const { isNear, watch } = useIsNearScreen("2000px");
  return (
    <div ref={watch}>
      {isNear && (
        <Suspense>
          <AroundPlace {...props} />
        </Suspense>
      )}
    </div>
  );
}
