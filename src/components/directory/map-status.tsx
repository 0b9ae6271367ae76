import { Button } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import type { MapMarkers } from "@/hooks/directory/map-clusters";
import {
  countLimit,
  type ListingSearch,
  useListingSearch,
} from "@/hooks/directory/search-listings";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { nearestTo, pointsIn, wayTo } from "@/lib/directory/map-nearest";
import { isWidest, type Point, type Size, type View } from "@/lib/directory/map-projection";
import { placeOfResult } from "@/lib/directory/place-of-result";
import { formatMiles } from "@/lib/format/distance";
import { formatCount } from "@/lib/format/numbers";
import { plural, t } from "@/lib/messages";

interface MapStatusProps {
  filters: ListingFilters;
  visible: { data: MapMarkers | undefined; isFetching: boolean };
  /** The place that was searched is not on the map. */
  isOffMap: boolean;
  view: View | undefined;
  size: Size | undefined;
  /** Moves the map to a point. */
  onGo: (point: Point) => void;
}

/** The number of practices on the map, and of those in the list if it differs. */
export function MapStatus({ filters, visible, isOffMap, view, size, onGo }: MapStatusProps) {
  const list = useListingSearch(filters).data;
  const isKnown = !visible.isFetching && view && size;
  const markers = visible.data?.markers.map(({ point }) => point) ?? [];
  const isEmpty = isKnown && !isOffMap && pointsIn(view, size, markers).length === 0;
  // What was requested is a little more than what is visible.
  const nearest = isEmpty ? nearestTo(view, [...markers, ...(visible.data?.beyond ?? [])]) : null;
  return (
    <>
      {nearest && (
        <Button variant="secondary" size="sm" onClick={() => onGo(nearest)}>
          <Trans>Go to the nearest</Trans>
        </Button>
      )}
      <p
        role="status"
        className="rounded-lg bg-raised px-3 py-1 text-ink-soft text-sm shadow-soft ring-1 ring-line empty:hidden"
      >
        {!isKnown
          ? t`Searching...`
          : isOffMap
            ? t`That place isn't on this map of the United States. The list shows practices around it.`
            : nearest
              ? describeNearest(view, nearest)
              : statusText(visible.data, filters, list, view, size)}
      </p>
    </>
  );
}

function describeNearest(view: View, point: Point): string {
  const { miles, direction } = wayTo(view, point);
  const distance = formatMiles(miles);
  return t`No practices here. The nearest is ${distance} ${direction}.`;
}

function statusText(
  { markers, total }: Pick<MapMarkers, "markers" | "total"> = { markers: [], total: 0 },
  filters: ListingFilters,
  list: ListingSearch | undefined,
  view: View,
  size: Size,
): string {
  const seen = markers.filter(({ point }) => pointsIn(view, size, [point]).length > 0);
  // A practice with offices at two markers counts once.
  const count = Math.min(
    total,
    seen.reduce((sum, marker) => sum + marker.count, 0),
  );
  if (count === 0 && isWidest(view, size)) return t`No practices on the map match this search.`;
  if (count === 0) return t`No practices here.`;
  if (seen.some(({ is_estimate }) => is_estimate))
    return plural(count, {
      one: "About # practice. Zoom in for an exact count.",
      other: "About # practices. Zoom in for an exact count.",
    });
  const onMap = plural(count, {
    one: "# practice on the map",
    other: "# practices on the map",
  });
  return list ? withListCount(onMap, count, filters, list) : onMap;
}

/** Adds the list's count, if it differs from the map's. */
function withListCount(
  onMap: string,
  count: number,
  filters: ListingFilters,
  list: ListingSearch,
): string {
  const { radius, total } = list;
  const place = placeOfResult(filters, list);
  if (place && list.isNearestFallback) return t`${onMap}; the list shows the nearest to ${place}`;
  if (total === count || total > countLimit) return onMap;
  const listed = formatCount(total);
  return place && radius
    ? t`${onMap}; the list shows ${listed} within ${radius} miles of ${place}`
    : t`${onMap} of ${listed} in the list`;
}
