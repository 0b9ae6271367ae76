import { type ComponentProps, lazy, Suspense } from "react";
import type { UnderstoodSearch as Understood } from "@/components/directory/understood-search";

// The directory's first visit searches for nothing.
const UnderstoodSearch = lazy(async () => {
  const line = await import("@/components/directory/understood-search").catch(() => null);
  // What was found can be read without it.
  return { default: line?.UnderstoodSearch ?? (() => null) };
});

/** The place of what was understood of a search, as high as that will be, so that nothing moves. */
export function UnderstoodSearchSlot(props: ComponentProps<typeof Understood>) {
  return (
    <div className="min-h-11">
      <Suspense>
        <UnderstoodSearch {...props} />
      </Suspense>
    </div>
  );
}
