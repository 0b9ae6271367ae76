import type { ReactNode } from "react";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";

/** A part of a page whose data is on its way. */
export function SectionLoading({ label }: { label: string }) {
  return (
    <LoadingRegion label={label} isLabelHidden className="grid gap-3">
      <Skeleton className="h-24 rounded-xl" />
      <Skeleton className="h-24 rounded-xl" />
    </LoadingRegion>
  );
}

/** Says that a part of a page is empty, and what could be done about it. */
export function SectionEmpty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-xl border border-dashed border-line-strong/60 p-6 text-ink-soft">
      <p>{children}</p>
      {action}
    </div>
  );
}
