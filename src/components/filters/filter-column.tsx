import { useState } from "react";
import { useLocation } from "react-router-dom";
import { FilterFields } from "@/components/filters/filter-fields";
import { useChangeWishes } from "@/hooks/filters/change";
import { useCountedFilters } from "@/hooks/filters/counted-filters";
import { useFilterCounts } from "@/hooks/filters/counts";
import { chosenOf } from "@/lib/filters/chosen-options";
import { countWords } from "@/lib/filters/count-words";
import { wishNames } from "@/lib/filters/read-wishes";
import type { Wishes } from "@/lib/filters/wishes";
import type { ListingFilters } from "@/lib/listings/listing-filters";

/** The filters beside the results; each change applies immediately. */
export function FilterColumn({ filters }: { filters: ListingFilters }) {
  const change = useChangeWishes();
  const { key, pathname: path, search: query } = useLocation();
  // Shows a selection at once, before the URL has changed.
  const [ahead, setAhead] = useState<{
    at: string;
    before: Wishes;
    wishes: Wishes;
    address: string;
    /** The URL has changed, so going back to the first entry shows that entry's filters. */
    isOver?: boolean;
  }>();
  if (ahead && !ahead.isOver && ahead.address === `${path}${query}`) {
    setAhead({ ...ahead, isOver: true });
  }
  const wishes = ahead?.at === key && !ahead.isOver ? ahead.wishes : (filters.wishes ?? {});
  const counts = useFilterCounts(useCountedFilters(filters));

  function choose(wished: Wishes) {
    const { pathname, search } = window.location;
    // Typing in a select passes through other options; Back returns to before all of them.
    const isSameStep =
      ahead?.address === `${pathname}${search}` &&
      changeOf(ahead.before, wishes) === changeOf(wishes, wished);
    const address = change(wished, { replace: isSameStep });
    setAhead({ at: key, before: isSameStep ? ahead.before : wishes, wishes: wished, address });
  }

  return (
    <section aria-label="Filters" className="pb-10">
      <p role="status" className="sr-only">
        {counts.data && !counts.isPlaceholderData && countWords(counts.data.total)}
      </p>
      <FilterFields filters={filters} wishes={wishes} counts={counts.data} onChange={choose} />
    </section>
  );
}

/** The name of the filter that changed, or the option that was added or removed. */
const changeOf = (before: Wishes, after: Wishes): string | undefined => {
  const name = wishNames.find((one) => `${chosenOf(before, one)}` !== `${chosenOf(after, one)}`);
  if (name === "price-to" || name === "sort" || name === undefined) return name;
  const [old, now] = [chosenOf(before, name), chosenOf(after, name)];
  return [...old, ...now].find((option) => old.includes(option) !== now.includes(option));
};
