import { formatCount } from "@/lib/format/numbers";

/** How many listings there are, or at least are. */
export interface Count {
  count: number;
  isLeast: boolean;
}

/** A count for people: "14", or "1,000+" where there may be more. */
export const countText = ({ count, isLeast }: Count): string =>
  `${formatCount(count)}${isLeast ? "+" : ""}`;

/** The same with what is counted: "1 practice". */
export const countWords = (count: Count): string =>
  `${countText(count)} ${count.count === 1 && !count.isLeast ? "practice" : "practices"}`;
