import { type ReactNode, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { SubmittedNotice } from "@/components/editor/submitted-notice";
import { PageHead } from "@/components/site/page-head";
import { Button, LinkButton } from "@/components/ui/button";
import { lazyPart, nothing } from "@/components/ui/lazy-part";
import { useListingFilters } from "@/hooks/directory/filter-counts";
import { parsedQueryOptions } from "@/hooks/directory/parsed-query";
import { listingSearchQuery } from "@/hooks/directory/search-listings";
import { readAddress } from "@/lib/directory/directory-filters";
import { type ListingFilters, parseListingFilters } from "@/lib/directory/listing-filters";
import { placePath } from "@/lib/directory/places";
import { usStates } from "@/lib/format/us-states";
import { paths } from "@/lib/paths";
import { serverLoader } from "@/lib/server-loader";
import { DirectoryFrame } from "@/pages/directory/directory-frame";
import { DirectoryResults } from "@/pages/directory/directory-results";

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
function FilteredResults({ filters, isMapped, children }: FilteredResultsProps) {
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
        {(filters.search !== "" || filters.selected) && <FilterChips filters={filters} />}
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

export const loader = serverLoader(async ({ queryClient, url }) => {
  const filters = parseListingFilters(url.searchParams);
  await Promise.all([
    queryClient.fetchInfiniteQuery(listingSearchQuery(filters)),
    filters.search && queryClient.prefetchQuery(parsedQueryOptions(filters.search)),
  ]);
});

export function Component() {
  const filters = useListingFilters();
  const isMapped = useSearchParams()[0].get("map") === "yes";

  return (
    <DirectoryFrame
      heading="Find a Direct Primary Care doctor"
      search={filters.search}
      selected={filters.selected}
      isMapped={isMapped}
    >
      <PageHead
        title="Doctor directory"
        socialImage="directory"
        description="Find a Direct Primary Care doctor by city, ZIP code, state, specialty or practice name, with monthly prices where practices publish them."
      />
      <SubmittedNotice />
      <FilteredResults filters={filters} isMapped={isMapped}>
        <DirectoryResults filters={filters} />
      </FilteredResults>
      {filters.search === "" && !filters.near && <BrowseByState />}
    </DirectoryFrame>
  );
}

/** Links to the pages of all states and territories. */
function BrowseByState() {
  return (
    <nav
      aria-labelledby="browse-by-state"
      className="mt-16 border-t border-line pt-10 print:hidden"
    >
      <h2 id="browse-by-state" className="text-2xl">
        Browse by state or territory
      </h2>
      <ul className="mt-4 columns-[9.5rem] gap-x-6">
        {usStates.map(([code, name]) => (
          <li key={code} className="break-inside-avoid">
            <Link
              to={placePath({ state: code })}
              className="inline-flex min-h-11 items-center rounded-md py-1.5 pr-3 font-medium text-primary decoration-2 underline-offset-4 hover:text-primary-strong hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
