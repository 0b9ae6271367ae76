import type { ReactNode } from "react";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import { insets } from "@/lib/map/edges";
import { statesFrom } from "@/lib/map/levels";
import { type CountryFile, type StateFile, steps } from "@/lib/map/map-file";
import { circleOf } from "@/lib/map/projection";
import type { Size, View } from "@/lib/map/view";

interface MapShapesProps {
  filters: ListingFilters;
  country: CountryFile | undefined;
  states: readonly StateFile[];
  view: View;
  size: Size;
  /** Content above the lines. */
  children: ReactNode;
}

const { alaska, hawaii } = insets;
/** Frames around the insets of Alaska and Hawaii. */
const frames = `M${alaska.west},${alaska.north}H${alaska.east}V${alaska.south}M${hawaii.west},${hawaii.north}H${hawaii.east}V${hawaii.south}`;

/** The country, its states and, when zoomed in, their counties; and the circle of the search radius. */
export function MapShapes({ filters, country, states, view, size, children }: MapShapesProps) {
  const left = size.width / 2 - view.x * view.scale;
  const top = size.height / 2 - view.y * view.scale;
  const isNear = view.scale >= statesFrom;

  return (
    <svg
      aria-hidden="true"
      width={size.width}
      height={size.height}
      className="absolute inset-0 fill-none stroke-1"
    >
      <g
        transform={`translate(${left} ${top}) scale(${view.scale / steps})`}
        className="*:[vector-effect:non-scaling-stroke]"
      >
        <path
          d={country?.coasts}
          className="fill-surface stroke-line-strong forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
        />
        {isNear &&
          states.map(({ borders }) => (
            <path
              key={borders}
              d={borders}
              className="stroke-line-strong/35 forced-colors:stroke-[GrayText]"
            />
          ))}
        <path
          d={country?.borders}
          className={`forced-colors:stroke-[CanvasText] ${isNear ? "stroke-line-strong" : "stroke-line-strong/60"}`}
        />
      </g>
      <g
        transform={`translate(${left} ${top}) scale(${view.scale})`}
        className="*:[vector-effect:non-scaling-stroke]"
      >
        {country && (
          <path d={frames} className="stroke-line-strong/50 forced-colors:stroke-[GrayText]" />
        )}
        {filters.near && (
          <path
            d={circleOf(filters.near, filters.radius ?? 25)}
            className="fill-primary/5 stroke-2 stroke-primary [stroke-dasharray:6_6] forced-colors:fill-none forced-colors:stroke-[Highlight]"
          />
        )}
      </g>
      {children}
    </svg>
  );
}
