import { lazyPart, nothing } from "@/components/ui/lazy-part";
import { useIsNearScreen } from "@/hooks/near-screen";

// Few practices lead on, and no other goes with its weight.
const MovedOnList = lazyPart(
  async () => (await import("@/components/departures/moved-on-list")).MovedOnList,
  { Failed: nothing },
);

/** The place of where those are who have left a practice, which is asked for when it comes near the screen. */
export function MovedOnSlot({ listingId }: { listingId: string }) {
  const { isNear, watch } = useIsNearScreen("300px");
  return <div ref={watch}>{isNear && <MovedOnList listingId={listingId} />}</div>;
}
