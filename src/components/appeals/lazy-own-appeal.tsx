import { lazyPart, nothing } from "@/components/ui/lazy-part";

/** The appeal against a decision: few pages show one. */
export const LazyOwnAppeal = lazyPart(
  async () => (await import("@/components/appeals/own-appeal")).OwnAppeal,
  { Failed: nothing },
);
