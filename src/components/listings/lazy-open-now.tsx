import { HoursLine } from "@/components/listings/hours-line";
import { lazyPart } from "@/components/ui/lazy-part";

/** `OpenNow`, in a script of its own, because only the browser knows the time. */
export const LazyOpenNow = lazyPart(
  async () => (await import("@/components/listings/open-now")).OpenNow,
  { Loading: HoursLine, Failed: HoursLine },
);
