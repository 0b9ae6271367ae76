import type { ReactNode } from "react";
import { lazyPart, nothing } from "@/components/ui/lazy-part";
import type { OpeningHours } from "@/lib/listings/opening-hours";

export interface OpenNowProps {
  office: OpeningHours;
  className?: string;
  /** Cuts a long text off, so that a list doesn't move when it appears. */
  isOneLine?: boolean;
  /** A second line. */
  children?: ReactNode;
}

const load = async () => (await import("@/components/listings/open-now")).OpenNow;

// It loads beside the results, so that the hours don't appear later.
if (typeof window !== "undefined") load().catch(() => {});

/** `OpenNow`, in a script of its own, because it is empty in the HTML. Its space is reserved. */
export const LazyOpenNow = lazyPart(load, {
  Loading: ({ className, children }: OpenNowProps) => (
    <p className={`invisible ${className ?? ""}`}>
      <span className="block">{"\u00a0"}</span>
      {children}
    </p>
  ),
  Failed: nothing,
});
