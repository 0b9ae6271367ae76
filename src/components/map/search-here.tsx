import { useNavigate, useSearchParams } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { useParsedQuery } from "@/hooks/listings/reading";
import { searchArguments } from "@/hooks/listings/search";
import { readAddress } from "@/lib/filters/read-wishes";
import { type ListingFilters, parseListingFilters } from "@/lib/listings/listing-filters";
import { toPosition } from "@/lib/map/projection";
import { radiusFor } from "@/lib/map/search-here";
import type { Size, View } from "@/lib/map/view";
import { paths } from "@/lib/paths";
import { writePosition } from "@/lib/places/position";

interface SearchHereProps {
  filters: ListingFilters;
  view: View;
  size: Size;
  /** Called with the next search, as `useMapView` identifies searches. */
  onSearch: (search: string) => void;
}

/** Searches the area that the map shows: around its center, with the nearest available radius. */
export function SearchHere({ filters, view, size, onSearch }: SearchHereProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const parsedQuery = useParsedQuery(filters.search);
  const radius = radiusFor(view, size);

  function search() {
    const near = `${writePosition(toPosition(view))},map`;
    // A place named in the text would take precedence over the map's position.
    const named = parsedQuery.data?.parts.find(({ label }) => /^(near|in) /.test(label));
    const here = {
      ...readAddress(params),
      search: named ? named.without : filters.search,
      near,
      radius,
    };
    const address = paths.directory(here);
    const { selected } = filters;
    const next = parseListingFilters(new URLSearchParams(address.split("?")[1]));
    onSearch(JSON.stringify(searchArguments({ ...next, ...(selected && { selected }) })));
    void navigate(address, { preventScrollReset: true });
  }

  return (
    <div className="pointer-events-none absolute inset-x-16 top-3 z-10 text-center">
      {radius === null ? (
        <p className="inline-block rounded-full bg-raised px-4 py-2 text-ink-soft text-sm shadow-soft ring-1 ring-line">
          Zoom in to search an area
        </p>
      ) : (
        <Button
          size="sm"
          isBusy={parsedQuery.isLoading}
          onClick={search}
          className="pointer-events-auto"
        >
          Search this area
        </Button>
      )}
    </div>
  );
}
