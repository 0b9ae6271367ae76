import { type ReactNode, useId } from "react";

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
