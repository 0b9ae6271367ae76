import { type ComponentProps, lazy, Suspense } from "react";
import type { RadiusLinks as Links } from "@/components/directory/radius-links";

// The directory's first visit is around no place.
const RadiusLinks = lazy(async () => {
  const part = await import("@/components/directory/radius-links").catch(() => null);
  return { default: part?.RadiusLinks ?? ((_: ComponentProps<typeof Links>) => null) };
});

/** The place of the distances to choose from, as high as they are. */
export function RadiusLinksSlot(props: ComponentProps<typeof Links>) {
  return (
    <div className="min-h-11">
      <Suspense>
        <RadiusLinks {...props} />
      </Suspense>
    </div>
  );
}
