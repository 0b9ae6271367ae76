import { useState } from "react";
import { useLocation } from "react-router-dom";
import { FilterFields } from "@/components/filters/filter-fields";
import { useChangeWishes } from "@/hooks/filters/change";
import { useCountedFilters } from "@/hooks/filters/counted-filters";
import { useFilterCounts } from "@/hooks/filters/counts";
import { countWords } from "@/lib/filters/count-words";
import type { Wishes } from "@/lib/filters/wishes";
import type { ListingFilters } from "@/lib/listings/listing-filters";

/** Filters beside what they leave: each is used at once. */
export function FilterColumn({ filters }: { filters: ListingFilters }) {
  const change = useChangeWishes();
  const { key } = useLocation();
  // What was chosen shows at once, not only when the address has followed.
  const [ahead, setAhead] = useState<{ at: string; wishes: Wishes }>();
  const wishes = ahead?.at === key ? ahead.wishes : (filters.wishes ?? {});
  const counts = useFilterCounts(useCountedFilters(filters));
  return (
    <section aria-label="Filters" className="pb-10">
      <p role="status" className="sr-only">
        {counts.data && !counts.isPlaceholderData && countWords(counts.data.total)}
      </p>
      <FilterFields
        filters={filters}
        wishes={wishes}
        counts={counts.data}
        onChange={(wished) => {
          setAhead({ at: key, wishes: wished });
          change(wished);
        }}
      />
    </section>
  );
}
