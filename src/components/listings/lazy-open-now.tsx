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

/** `OpenNow`, loaded after the rest of the page, because it is empty until then. Its space is reserved. */
export const LazyOpenNow = lazyPart(
  async () => (await import("@/components/listings/open-now")).OpenNow,
  {
    Loading: ({ className, children }: OpenNowProps) => (
      <p className={`invisible ${className ?? ""}`}>
        <span className="block">{"\u00a0"}</span>
        {children}
      </p>
    ),
    Failed: nothing,
  },
);
