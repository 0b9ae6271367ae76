import { lazyPart, nothing } from "@/components/ui/lazy-part";
import type { OpeningHours } from "@/lib/listings/opening-hours";

export interface OpenNowProps {
  office: OpeningHours;
  className?: string;
}

/** `OpenNow`, in a script of its own, because it is empty in the HTML. Its space is reserved. */
export const LazyOpenNow = lazyPart(
  async () => (await import("@/components/listings/open-now")).OpenNow,
  {
    Loading: ({ className }: OpenNowProps) => (
      <p className={`invisible ${className ?? ""}`}>{"\u00a0"}</p>
    ),
    Failed: nothing,
  },
);
