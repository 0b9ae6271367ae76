import type { FilterCounts } from "@/hooks/filters/counts";
import type { Wishes } from "@/lib/filters/wishes";

/** What all groups of filters are given. */
export interface WishFieldsProps {
  wishes: Wishes;
  /** What each option would leave, once it is known. */
  counts: FilterCounts | undefined;
  onChange: (wishes: Wishes) => void;
}
