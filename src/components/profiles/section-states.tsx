import type { ReactNode } from "react";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";

/** The loading state of a section. */
export function SectionLoading({ label }: { label: string }) {
  return (
    <LoadingRegion label={label} isLabelHidden className="grid gap-3">
      <Skeleton className="h-24 rounded-xl" />
      <Skeleton className="h-24 rounded-xl" />
    </LoadingRegion>
  );
}

/** The empty state of a section, with an optional action. */
export function SectionEmpty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-xl border border-dashed border-line-strong/60 p-6 text-ink-soft">
      <p>{children}</p>
      {action}
    </div>
  );
}
