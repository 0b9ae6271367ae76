import type { FilterCounts } from "@/hooks/filters/counts";
import type { Wishes } from "@/lib/filters/wishes";

/** The props of every group of filters. */
export interface WishFieldsProps {
  wishes: Wishes;
  /** How many results each option would leave; undefined while loading. */
  counts: FilterCounts | undefined;
  onChange: (wishes: Wishes) => void;
}
