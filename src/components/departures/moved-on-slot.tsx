import { lazy, Suspense } from "react";
import { useIsNearScreen } from "@/hooks/near-screen";

// Few practices lead on, and no other goes with its weight.
const MovedOnList = lazy(async () => {
  const list = await import("@/components/departures/moved-on-list").catch(() => null);
  return { default: list?.MovedOnList ?? ((_props: { listingId: string }) => null) };
});

/** The place of where those are who have left a practice, which is asked for when it comes near the screen. */
export function MovedOnSlot({ listingId }: { listingId: string }) {
  const { isNear, watch } = useIsNearScreen("300px");
  return (
    <div ref={watch}>
      {isNear && (
        <Suspense>
          <MovedOnList listingId={listingId} />
        </Suspense>
      )}
    </div>
  );
}
