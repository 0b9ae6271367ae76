import { formatCount } from "@/lib/format/numbers";

/** The number of results, or a lower bound. */
export interface Count {
  count: number;
  isLeast: boolean;
}

/** A count as text: "14", or "1,000+" for a lower bound. */
export const formatLowerBound = ({ count, isLeast }: Count): string =>
  `${formatCount(count)}${isLeast ? "+" : ""}`;

/** A count with its noun: "1 practice". */
export const formatPracticeCount = (count: Count): string =>
  `${formatLowerBound(count)} ${count.count === 1 && !count.isLeast ? "practice" : "practices"}`;
