import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Button, LinkButton } from "@/components/ui/button";
import { lazyPart, nothing } from "@/components/ui/lazy-part";
import { readAddress } from "@/lib/filters/directory-filters";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import { paths } from "@/lib/paths";

// Loaded on demand. If a part fails to load, the results are shown without it.
const FilterChips = lazyPart(
  async () => (await import("@/components/directory/filter-chips")).FilterChips,
  { Failed: nothing },
);
const FilterPanel = lazyPart(
  async () => (await import("@/components/directory/filter-panel")).FilterPanel,
  { Loading: () => <div /> },
);

const ListingMap = lazyPart(
  async () => (await import("@/components/directory/listing-map")).ListingMap,
  {
    Loading: () => <div data-map="" />,
  },
);

interface FilteredResultsProps {
  filters: ListingFilters;
  /** Whether the map is shown too. */
  isMapped: boolean;
  /** The results. */
  children: ReactNode;
}

/** The results with a filter column (or a sheet on narrow screens) and the map. */
export function FilteredResults({ filters, isMapped, children }: FilteredResultsProps) {
  const [open, setOpen] = useState<"column" | "sheet" | null>(null);
  const [params] = useSearchParams();
  const close = () => setOpen(null);

  function toggle() {
    if (open === "column" && isWide()) close();
    else setOpen(isWide() ? "column" : "sheet");
  }

  const panel = open && <FilterPanel as={open} filters={filters} onClose={close} />;
  return (
    <>
      <div className="mb-5 flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 print:hidden">
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={open !== null}
          onClick={toggle}
          className="mr-1"
        >
          Filters and sort
        </Button>
        <LinkButton
          variant="secondary"
          size="sm"
          to={paths.directory({ ...readAddress(params), map: isMapped ? "" : "yes" })}
          preventScrollReset
        >
          {isMapped ? "List only" : "Map"}
        </LinkButton>
        {filters.selected && <FilterChips selected={filters.selected} />}
      </div>
      <div
        data-beside={open !== null || isMapped || undefined}
        data-column={open === "column" || undefined}
        className="group/filtered data-column:lg:grid data-column:lg:grid-cols-[16rem_minmax(0,1fr)] data-column:lg:gap-x-10"
      >
        {panel}
        <div className="min-w-0">{children}</div>
        {isMapped && <ListingMap filters={filters} />}
      </div>
    </>
  );
}

/** Whether the `lg` breakpoint leaves room for a column beside the results. */
const isWide = () => window.matchMedia("(min-width: 64rem)").matches;
