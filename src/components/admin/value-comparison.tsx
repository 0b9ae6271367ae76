import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";

interface ComparisonProps {
  /** The field being compared, where several are. */
  label?: string;
  before: { term: string; value: ReactNode };
  after: { term: string; value: ReactNode };
}

/** Shows a current and a proposed value side by side. */
export function Comparison({ label, before, after }: ComparisonProps) {
  return (
    <div className="mt-5">
      {label && <h4 className="mb-2 font-semibold">{label}</h4>}
      <dl className="grid gap-3 sm:grid-cols-[1fr_auto_1fr] sm:gap-4">
        <div className="min-w-0 rounded-lg bg-danger-tint p-4">
          <dt className="text-sm">{before.term}</dt>
          <dd className="break-words whitespace-pre-line">{before.value}</dd>
        </div>
        <ArrowRight aria-hidden="true" className="m-auto size-6 rotate-90 sm:rotate-0" />
        <div className="min-w-0 rounded-lg bg-sage p-4">
          <dt className="text-sm">{after.term}</dt>
          <dd className="break-words whitespace-pre-line">{after.value}</dd>
        </div>
      </dl>
    </div>
  );
}
