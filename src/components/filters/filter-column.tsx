import { useState } from "react";
import { useLocation } from "react-router-dom";
import { FilterFields } from "@/components/filters/filter-fields";
import { useChangeFilters } from "@/hooks/filters/change";
import { useCountedFilters } from "@/hooks/filters/counted-filters";
import { useFilterCounts } from "@/hooks/filters/counts";
import { selectedOptions } from "@/lib/filters/chosen-options";
import { formatPracticeCount } from "@/lib/filters/count-words";
import { filterNames } from "@/lib/filters/read-wishes";
import type { DirectoryFilters } from "@/lib/filters/wishes";
import type { ListingFilters } from "@/lib/listings/listing-filters";

/** The filters beside the results; each change applies immediately. */
export function FilterColumn({ filters }: { filters: ListingFilters }) {
  const change = useChangeFilters();
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
  const selected = ahead?.at === key && !ahead.isOver ? ahead.selected : (filters.selected ?? {});
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
  if (name === "price-to" || name === "sort" || name === undefined) return name;
  const [old, now] = [selectedOptions(before, name), selectedOptions(after, name)];
  return [...old, ...now].find((option) => old.includes(option) !== now.includes(option));
};
