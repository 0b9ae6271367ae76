import { useState } from "react";
import { useLocation } from "react-router-dom";
import { FilterFields } from "@/components/directory/filter-fields";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useFilters } from "@/hooks/directory/change-filters";
import { useCountedFilters, useFilterCounts } from "@/hooks/directory/filter-counts";
import { searched } from "@/lib/browser/search-params";
import {
  type DirectoryFilters,
  filterNames,
  isFiltered,
  selectedOptions,
} from "@/lib/directory/directory-filters";
import { formatPracticeCount } from "@/lib/directory/format-count";
import type { ListingFilters } from "@/lib/directory/listing-filters";

/** The filters beside the results; each change applies immediately. */
function FilterColumn({ filters }: { filters: ListingFilters }) {
  const { applied, change } = useFilters(filters);
  const { key, pathname: path, search: query } = useLocation();
  // Shows a selection at once, before the URL has changed.
  const [ahead, setAhead] = useState<{
    at: string;
    before: DirectoryFilters;
    selected: DirectoryFilters;
    address: string;
    /** The URL has changed, so going back to the first entry shows that entry's filters. */
    isOver?: boolean;
  }>();
  if (ahead && !ahead.isOver && ahead.address === `${path}${query}`) {
    setAhead({ ...ahead, isOver: true });
  }
  const selected = ahead?.at === key && !ahead.isOver ? ahead.selected : applied;
  const counts = useFilterCounts(useCountedFilters(filters));

  function choose(next: DirectoryFilters) {
    const { pathname, search } = window.location;
    // Typing in a select passes through other options; Back returns to before all of them.
    const isSameStep =
      ahead?.address === `${pathname}${search}` &&
      changeOf(ahead.before, selected) === changeOf(selected, next);
    const address = change(next, { replace: isSameStep });
    setAhead({ at: key, before: isSameStep ? ahead.before : selected, selected: next, address });
  }

  return (
    <section aria-label="Filters" className="pb-10">
      <p role="status" className="sr-only">
        {counts.data && !counts.isPlaceholderData && formatPracticeCount(counts.data.total)}
      </p>
      <FilterFields filters={filters} selected={selected} counts={counts.data} onChange={choose} />
    </section>
  );
}

/** The name of the filter that changed, or the option that was added or removed. */
const changeOf = (before: DirectoryFilters, after: DirectoryFilters): string | undefined => {
  const name = filterNames.find(
    (one) => `${selectedOptions(before, one)}` !== `${selectedOptions(after, one)}`,
  );
  if (name === undefined || ["price-to", "sort", "gender", "model"].includes(name)) return name;
  const [old, now] = [selectedOptions(before, name), selectedOptions(after, name)];
  return [...old, ...now].find((option) => old.includes(option) !== now.includes(option));
};

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

interface FilterSheetProps {
  filters: ListingFilters;
  onClose: () => void;
}

/** The filters as a dialog on small screens; changes apply when the visitor selects Show. */
function FilterSheet({ filters, onClose }: FilterSheetProps) {
  const { applied, change, searchWith } = useFilters(filters);
  const [selected, setSelected] = useState(applied);
  const counted = useCountedFilters(searchWith(selected));
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
