import { FilterColumn } from "@/components/filters/filter-column";
import { FilterSheet } from "@/components/filters/filter-sheet";
import type { ListingFilters } from "@/lib/listings/listing-filters";

interface FilterPanelProps {
  as: "column" | "sheet";
  filters: ListingFilters;
  onClose: () => void;
}

/** The filters, as a column beside the results or a sheet over them. */
export function FilterPanel({ as, ...props }: FilterPanelProps) {
  if (as === "sheet") return <FilterSheet {...props} />;
  return (
    <div className="max-lg:hidden">
      <FilterColumn filters={props.filters} />
    </div>
  );
}
