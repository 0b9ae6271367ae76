import type { FilterCounts } from "@/hooks/filters/counts";
import type { DirectoryFilters } from "@/lib/filters/wishes";

/** The props of every group of filters. */
export interface FilterFieldsProps {
  selected: DirectoryFilters;
  /** How many results each option would leave; undefined while loading. */
  counts: FilterCounts | undefined;
  onChange: (selected: DirectoryFilters) => void;
}
