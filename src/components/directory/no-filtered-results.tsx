import { useSearchParams } from "react-router-dom";
import { LinkButton } from "@/components/ui/button";
import { addressWith } from "@/hooks/directory/change-filters";
import { useCountedFilters, useFilterCounts } from "@/hooks/directory/filter-counts";
import { searched } from "@/lib/browser/search-params";
import { readFilters, without } from "@/lib/directory/directory-filters";
import { describeFilters } from "@/lib/directory/filter-labels";
import { formatLowerBound } from "@/lib/directory/format-count";
import type { ListingFilters } from "@/lib/directory/listing-filters";

/** The message when filters leave no results, with the number of results each one hides. */
export function NoFilteredResults({ filters }: { filters: ListingFilters }) {
  const [params] = useSearchParams();
  const { data: counts } = useFilterCounts(useCountedFilters(filters));
  const selected = readFilters(params);
  const chosen = describeFilters(without(selected, "sort"));
  return (
    <>
      <p>
        No practices{" "}
        {filters.search && (
          <span className="wrap-anywhere">for “{filters.search.slice(0, 80)}” </span>
        )}
        match {chosen.length === 1 ? "your filter" : "all of your filters"}.
      </p>
      <ul aria-label="Filters to remove" className="mt-6 flex flex-wrap justify-center gap-2">
        {chosen.map(({ name, label }) => {
          const count = counts?.of("without", name);
          return (
            <li key={name}>
              <LinkButton
                to={addressWith(params, without(selected, name))}
                state={searched}
                variant="secondary"
                size="sm"
              >
                Remove “{label}”{count && ` (${formatLowerBound(count)})`}
              </LinkButton>
            </li>
          );
        })}
        {chosen.length > 1 && (
          <li>
            <LinkButton to={addressWith(params, {})} state={searched} variant="secondary" size="sm">
              Clear all filters
            </LinkButton>
          </li>
        )}
      </ul>
    </>
  );
}
