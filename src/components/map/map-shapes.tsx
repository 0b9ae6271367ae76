import { MapNames } from "@/components/map/map-names";
import { useMapShapes } from "@/hooks/map/shapes";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import { circleOf } from "@/lib/map/projection";
import { linesIn, type MapLine } from "@/lib/map/shapes";
import type { Size, View } from "@/lib/map/view";

/** From how near on counties are told apart. */
const countiesFrom = 5;

interface MapShapesProps {
  filters: ListingFilters;
  view: View;
  size: Size;
}

/** The country, its states and, from near, their counties; and the circle that the list is about. */
export function MapShapes({ filters, view, size }: MapShapesProps) {
  const hasCounties = view.scale >= countiesFrom;
  const states = useMapShapes("states").data;
  const counties = useMapShapes("counties", hasCounties).data;
  const inView = (lines: MapLine[] = []) => linesIn(lines, view, size);
  const left = size.width / 2 - view.x * view.scale;
  const top = size.height / 2 - view.y * view.scale;

  return (
    <svg
      aria-hidden="true"
      width={size.width}
      height={size.height}
      className="absolute inset-0 fill-none stroke-1 *:*:[vector-effect:non-scaling-stroke]"
    >
      <g transform={`translate(${left} ${top}) scale(${view.scale})`}>
        <path
          d={states?.coasts.map(({ path }) => path).join("")}
          className="fill-surface stroke-line-strong"
        />
        {hasCounties && <path d={pathOf(inView(counties?.borders))} className="stroke-line" />}
        <path
          d={pathOf(inView(states?.borders))}
          className={hasCounties ? "stroke-line-strong" : "stroke-line-strong/50"}
        />
        {filters.near && (
          <path
            d={circleOf(filters.near, filters.radius ?? 25)}
            className="fill-primary/5 stroke-2 stroke-primary [stroke-dasharray:6_6]"
          />
        )}
      </g>
      {(hasCounties || view.scale > 1.5) && (
        <MapNames names={(hasCounties ? counties : states)?.names ?? []} view={view} size={size} />
      )}
    </svg>
  );
}

const pathOf = (lines: MapLine[]) => lines.map(({ path }) => path).join("");
