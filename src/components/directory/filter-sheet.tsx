import { useState } from "react";
import { FilterFields, type FilterPart } from "@/components/directory/filter-fields";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Trans } from "@/components/ui/messages";
import { useFilters } from "@/hooks/directory/change-filters";
import { useCountedFilters, useFilterCounts } from "@/hooks/directory/filter-counts";
import { useListingSearch } from "@/hooks/directory/search-listings";
import { searched } from "@/lib/browser/search-params";
import { isFiltered } from "@/lib/directory/directory-filters";
import { formatPracticeCount } from "@/lib/directory/format-count";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { t } from "@/lib/messages";

const titles: Record<FilterPart, string> = {
  all: t`Filters`,
  cost: t`Price`,
  language: t`Language`,
};

interface FilterSheetProps {
  filters: ListingFilters;
  /** The filters to show. */
  part: FilterPart;
  onClose: () => void;
}

/** The filters in a dialog; changes apply when the visitor selects Show. */
export function FilterSheet({ filters, part, onClose }: FilterSheetProps) {
  const { applied, change, searchWith } = useFilters(filters);
  const [selected, setSelected] = useState(applied);
  const counted = useCountedFilters(searchWith(selected));
  const { data: counts, isPlaceholderData } = useFilterCounts(counted);
  const { data: results } = useListingSearch(filters);
  const isKnown = counts && !isPlaceholderData;
  // Around a place, a search without results shows the nearest ones.
  const isEmptyNearby = isKnown && counts.total.count === 0 && Boolean(results?.place);
  const count = isKnown ? formatPracticeCount(counts.total) : t`practices`;
  const found = isEmptyNearby ? t`the nearest practices` : count;

  function show() {
    change(selected, { state: searched });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={titles[part]}
      {...(part === "all" && {
        className:
          "max-sm:fixed max-sm:inset-0 max-sm:max-w-none max-sm:overflow-y-auto max-sm:rounded-none",
      })}
    >
      <FilterFields
        part={part}
        filters={filters}
        selected={selected}
        counts={counts}
        onChange={setSelected}
      />
      <div className="sticky -bottom-6 -mx-6 -mb-6 mt-6 flex items-center justify-between gap-3 border-line border-t bg-surface px-6 py-4 sm:-bottom-4 sm:-mx-9 sm:-mb-9 sm:rounded-b-2xl sm:px-9">
        {part === "all" && (
          <Button
            variant="ghost"
            onClick={() => setSelected(selected.sort ? { sort: selected.sort } : {})}
            disabled={!isFiltered(selected)}
            size="sm"
          >
            <Trans>Clear all</Trans>
          </Button>
        )}
        <Button onClick={show} size="sm" className="flex-1 sm:max-w-64">
          {t`Show ${found}`}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {found}
      </p>
    </Dialog>
  );
}
