import { lazyPart, nothing } from "@/components/ui/lazy-part";

/** Loaded lazily, because few pages show an appeal. */
export const LazyOwnAppeal = lazyPart(
  async () => (await import("@/components/admin/own-appeal")).OwnAppeal,
  {
    Failed: nothing,
  },
);
