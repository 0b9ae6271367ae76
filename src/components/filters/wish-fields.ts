import type { FilterCounts } from "@/hooks/filters/counts";
import { type Wishes, without } from "@/lib/filters/wishes";

/** What all groups of filters are given. */
export interface WishFieldsProps {
  wishes: Wishes;
  /** What each option would leave, once it is known. */
  counts: FilterCounts | undefined;
  onChange: (wishes: Wishes) => void;
}

/** The wishes with another value for one of them; empty for none. */
export const withWish = (wishes: Wishes, name: string, value: string): Wishes => ({
  ...without(wishes, name),
  ...(value !== "" && { [name]: value }),
});
