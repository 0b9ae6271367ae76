import { formatCount } from "@/lib/format/numbers";

/** Three buttons must fit on one line of a small phone. */
export const actionClasses = "px-3";

interface ActionLabelProps {
  children: string;
  count: number;
}

/** A button's label and count; on small screens, the icon replaces the label. */
export function ActionLabel({ children, count }: ActionLabelProps) {
  return (
    <span className="tabular-nums">
      <span className="sr-only sm:not-sr-only">{children}</span> {formatCount(count)}
    </span>
  );
}
