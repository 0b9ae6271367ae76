import { formatCount } from "@/lib/format/numbers";
import { plural, t } from "@/lib/messages";

/** The number of results, or a lower bound. */
export interface Count {
  count: number;
  isLeast: boolean;
}

/** A count as text: "14", or "1,000+" for a lower bound. */
export const formatLowerBound = ({ count, isLeast }: Count): string =>
  `${formatCount(count)}${isLeast ? "+" : ""}`;

/** A count with its noun: "1 practice". */
export function formatPracticeCount(total: Count): string {
  if (!total.isLeast) return plural(total.count, { one: "# practice", other: "# practices" });
  const count = formatLowerBound(total);
  return t`${count} practices`;
}
