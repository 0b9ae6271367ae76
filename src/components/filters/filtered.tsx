import { lazy, type ReactNode, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { readAddress } from "@/lib/filters/read-wishes";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import { paths } from "@/lib/paths";

// Who filters nothing goes without. Where a part cannot be fetched, what is found stands without it.
const FilterChips = lazy(async () => {
  const part = await import("@/components/filters/filter-chips").catch(() => null);
  return { default: part?.FilterChips ?? (() => null) };
});
const FilterPanel = lazy(async () => {
  const part = await import("@/components/filters/filter-panel").catch(() => null);
  return { default: part?.FilterPanel ?? Unreachable };
});

const ListingMap = lazy(async () => {
  const part = await import("@/components/map/listing-map").catch(() => null);
  return { default: part?.ListingMap ?? Unreachable };
});

const Unreachable = () => (
  <p role="alert">
    This could not be loaded.{" "}
    <Button variant="secondary" size="sm" onClick={() => location.reload()}>
      Try again
    </Button>
  </p>
);

interface FilteredProps {
  filters: ListingFilters;
  /** It is shown on a map, too. */
  isMapped: boolean;
  /** What is found. */
  children: ReactNode;
}

/** What is found, with the way to filter it, a column beside it or on narrow screens a sheet over it, and to see it on a map. */
export function Filtered({ filters, isMapped, children }: FilteredProps) {
  const [open, setOpen] = useState<"column" | "sheet" | null>(null);
  const [params] = useSearchParams();
  const close = () => setOpen(null);

  function toggle() {
    if (open === "column" && isWide()) close();
    else setOpen(isWide() ? "column" : "sheet");
  }

  const panel = open && (
    <Suspense fallback={<div />}>
      <FilterPanel as={open} filters={filters} onClose={close} />
    </Suspense>
  );
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
        {filters.wishes && (
          <Suspense>
            <FilterChips wishes={filters.wishes} />
          </Suspense>
        )}
      </div>
      <div
        data-beside={open !== null || isMapped || undefined}
        data-column={open === "column" || undefined}
        className="group/filtered data-column:lg:grid data-column:lg:grid-cols-[16rem_minmax(0,1fr)] data-column:lg:gap-x-10"
      >
        {panel}
        <div className="min-w-0">{children}</div>
        {isMapped && (
          <Suspense fallback={<div data-map="" />}>
            <ListingMap filters={filters} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** Whether a column has room beside what is found: `lg`. */
const isWide = () => window.matchMedia("(min-width: 64rem)").matches;
