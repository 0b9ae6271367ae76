import { formatCount } from "@/lib/format/numbers";

/** Three buttons share the line of a small phone. */
export const actionClasses = "px-3";

interface ActionLabelProps {
  children: string;
  count: number;
}

/** What a button does and how many did; on small screens its icon says the first. */
export function ActionLabel({ children, count }: ActionLabelProps) {
  return (
    <span className="tabular-nums">
      <span className="sr-only sm:not-sr-only">{children}</span> {formatCount(count)}
    </span>
  );
}
