import { useState } from "react";
import { FilterFields } from "@/components/filters/filter-fields";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useChangeFilters } from "@/hooks/filters/change";
import { useCountedFilters } from "@/hooks/filters/counted-filters";
import { useFilterCounts } from "@/hooks/filters/counts";
import { searched } from "@/lib/browser/searched";
import { formatPracticeCount } from "@/lib/filters/count-words";
import { isFiltered } from "@/lib/filters/wishes";
import type { ListingFilters } from "@/lib/listings/listing-filters";

interface FilterSheetProps {
  filters: ListingFilters;
  onClose: () => void;
}

/** The filters as a dialog on small screens; changes apply when the visitor selects Show. */
export function FilterSheet({ filters, onClose }: FilterSheetProps) {
  const change = useChangeFilters();
  const [selected, setSelected] = useState(filters.selected ?? {});
  const counted = useCountedFilters({ ...filters, selected });
  const { data: counts, isPlaceholderData } = useFilterCounts(counted);
  const found = counts && !isPlaceholderData ? formatPracticeCount(counts.total) : "practices";

  function show() {
    change(selected, { state: searched });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Filters"
      className="max-sm:fixed max-sm:inset-0 max-sm:max-w-none max-sm:overflow-y-auto max-sm:rounded-none"
    >
      <FilterFields filters={filters} selected={selected} counts={counts} onChange={setSelected} />
      <div className="sticky -bottom-6 -mx-6 -mb-6 mt-6 flex items-center justify-between gap-3 border-line border-t bg-surface px-6 py-4 sm:-bottom-4 sm:-mx-9 sm:-mb-9 sm:rounded-b-2xl sm:px-9">
        <Button
          variant="ghost"
          onClick={() => setSelected({})}
          disabled={!isFiltered(selected)}
          size="sm"
        >
          Clear all
        </Button>
        <Button onClick={show} size="sm" className="flex-1 sm:max-w-64">
          Show {found}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {found}
      </p>
    </Dialog>
  );
}
