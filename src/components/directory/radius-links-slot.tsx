import type { ComponentProps } from "react";
import type { RadiusLinks as Links } from "@/components/directory/radius-links";
import { lazyPart, nothing } from "@/components/ui/lazy-part";

// The directory's first visit is around no place.
const RadiusLinks = lazyPart(
  async () => (await import("@/components/directory/radius-links")).RadiusLinks,
  { Failed: nothing },
);

/** The place of the distances to choose from, as high as they are. */
export function RadiusLinksSlot(props: ComponentProps<typeof Links>) {
  return (
    <div className="min-h-11">
      <RadiusLinks {...props} />
    </div>
  );
}
