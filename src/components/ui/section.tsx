import { type ReactNode, useId } from "react";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";

interface SectionProps {
  title: string;
  /** Shown at the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a profile page. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

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
