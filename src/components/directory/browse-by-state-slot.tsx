import { lazyPart, nothing } from "@/components/ui/lazy-part";
import { useIsNearScreen } from "@/hooks/near-screen";

const BrowseByState = lazyPart(
  async () => (await import("@/components/directory/browse-by-state")).BrowseByState,
  { Failed: nothing },
);

/** The place of the links to all states, which are fetched when it comes near the screen. */
export function BrowseByStateSlot() {
  const { isNear, watch } = useIsNearScreen("300px");
  return (
    <div ref={watch} className="mt-16 min-h-96 print:hidden">
      {isNear && <BrowseByState />}
    </div>
  );
}
