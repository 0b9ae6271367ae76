import type { ReactNode } from "react";
import { joinClasses } from "@/lib/join-classes";

const widths = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-2 lg:grid-cols-3" };

interface FactsProps {
  /** False or null stands for one that doesn't apply. */
  facts: ({ term: string; value: ReactNode } | false | null)[];
  /** The number of columns on wide screens. */
  columns?: keyof typeof widths;
  className?: string;
}

/** A list of terms and values. */
export function Facts({ facts, columns = 2, className }: FactsProps) {
  return (
    <dl className={joinClasses("grid gap-x-8 gap-y-4", widths[columns], className)}>
      {facts
        .filter((fact) => !!fact)
        .map(({ term, value }) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="break-words whitespace-pre-line">
              {value || <span className="text-ink-soft">Not specified</span>}
            </dd>
          </div>
        ))}
    </dl>
  );
}
