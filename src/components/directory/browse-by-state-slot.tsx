import { lazy, Suspense } from "react";
import { useIsNearScreen } from "@/hooks/near-screen";

const BrowseByState = lazy(async () => {
  const block = await import("@/components/directory/browse-by-state").catch(() => null);
  // Without network the directory stands without it.
  return { default: block?.BrowseByState ?? (() => null) };
});

/** The place of the links to all states, which are fetched when it comes near the screen. */
export function BrowseByStateSlot() {
  const { isNear, watch } = useIsNearScreen("300px");
  return (
    <div ref={watch} className="mt-16 min-h-96 print:hidden">
      {isNear && (
        <Suspense>
          <BrowseByState />
        </Suspense>
      )}
    </div>
  );
}
