import { Fragment, type ReactNode } from "react";
import { Trans } from "@/components/ui/messages";
import { type MarkerPrice, shortPrice } from "@/hooks/directory/map-prices";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { insets } from "@/lib/directory/map-edges";
import {
  type CountryFile,
  type Land,
  type StateFile,
  statesFrom,
  steps,
} from "@/lib/directory/map-file";
import type { Marker, PlacedMarker } from "@/lib/directory/map-markers";
import type { Covered, NameKind, PlacedName } from "@/lib/directory/map-names";
import {
  circleOf,
  type Point,
  type Size,
  territoryInsets,
  type View,
} from "@/lib/directory/map-projection";
import { formatCount } from "@/lib/format/numbers";
import { joinClasses } from "@/lib/join-classes";
import { t } from "@/lib/messages";

interface MapMarkersProps {
  markers: readonly PlacedMarker[];
  /** Whether they are those of the previous view, while the current ones load. */
  areOutdated: boolean;
  /** The prices of single practices, by the listing's id. */
  prices: ReadonlyMap<string, MarkerPrice>;
  /** The marker whose card is open. */
  selected: Marker | null;
  onChoose: (marker: Marker) => void;
}

/** The markers: single practices with their prices, and clusters with their counts. */
export function MapMarkers({ markers, areOutdated, prices, selected, onChoose }: MapMarkersProps) {
  return (
    <ul aria-label={t`Practices on the map`} className={areOutdated ? "opacity-80" : undefined}>
      {markers.map(({ marker, at: [x, y], radius }) => {
        const price = priceOf(marker, prices);
        return (
          <li
            key={`${marker.latitude} ${marker.longitude} ${marker.count}`}
            className="absolute top-0 left-0 size-0"
            style={{ transform: `translate(${x}px, ${y}px)` }}
          >
            <button
              type="button"
              onClick={() => onChoose(marker)}
              aria-label={price ? `${labelOf(marker)}, ${monthlyText(price)}` : labelOf(marker)}
              aria-current={isSame(marker, selected) || undefined}
              style={{ minWidth: 2 * radius, height: 2 * radius }}
              className={joinClasses(
                "-translate-1/2 absolute grid w-max place-items-center whitespace-nowrap rounded-full font-semibold text-on-primary text-xs tabular-nums shadow-soft ring-2 ring-surface hover:z-10 hover:bg-primary-strong focus-visible:z-10 aria-current:z-10 aria-current:bg-primary-strong aria-current:ring-4 aria-current:ring-accent",
                marker.count === 1 ? "bg-accent-ink" : "bg-primary",
                price && "px-1.5",
              )}
            >
              {price ? shortPrice(price) : marker.count > 1 && shortCount(marker.count)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const priceOf = ({ count, doctor_ids }: Marker, prices: ReadonlyMap<string, MarkerPrice>) =>
  count === 1 ? prices.get(doctor_ids?.[0] ?? "") : undefined;

const isSame = (marker: Marker, selected: Marker | null) =>
  selected?.latitude === marker.latitude &&
  selected.longitude === marker.longitude &&
  selected.count === marker.count;

/** "1.2k": markers are small. */
const shortCount = (count: number) =>
  count < 1000 ? count : `${(count / 1000).toFixed(count < 10_000 ? 1 : 0)}k`;

function monthlyText(price: MarkerPrice): string {
  const amount = shortPrice(price);
  return t`${amount}/month`;
}

function labelOf(marker: Marker): string {
  const place = marker.address_city && `${marker.address_city}, ${marker.address_state}`;
  if (marker.count === 1) return place ? `${marker.practice_name}, ${place}` : marker.practice_name;
  const count = formatCount(marker.count);
  if (marker.is_estimate)
    return place ? t`About ${count} practices near ${place}` : t`About ${count} practices`;
  return place ? t`${count} practices near ${place}` : t`${count} practices`;
}

interface MapNamesProps {
  names: readonly PlacedName[];
  markers: readonly PlacedMarker[];
}

const looks: Record<NameKind, string> = {
  state: "fill-ink-soft font-semibold text-sm tracking-wide",
  county: "fill-ink-soft text-xs tracking-widest",
  town: "fill-ink text-xs",
};

/** Place names, above the lines and below the markers. */
export function MapNames({ names, markers }: MapNamesProps) {
  return names.map(({ kind, name, at: [x, y], spot }) => (
    <g key={`${kind} ${name} ${spot ?? ""}`} className="stroke-none">
      {spot && !isCovered(spot, markers) && (
        <circle cx={spot[0]} cy={spot[1]} r="2" className="fill-ink-soft" />
      )}
      <text
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        className={joinClasses(
          "stroke-3 stroke-surface [paint-order:stroke] [stroke-linejoin:round] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]",
          looks[kind],
        )}
      >
        {name}
      </text>
    </g>
  ));
}

const isCovered = ([x, y]: readonly [number, number], markers: readonly PlacedMarker[]) =>
  markers.some(
    ({ at, radius, halfWidth }) =>
      Math.abs(at[0] - x) < halfWidth + 2 && Math.abs(at[1] - y) < radius + 2,
  );

/** The part of the map that the visitor's position and its label take. */
export const hereBox = ([x, y]: Point, { letters }: Size): Covered => ({
  at: [x, y + 14],
  radius: 26 * letters,
  halfWidth: 46 * letters,
});

/** The visitor's position, which the search is around. */
export function YouAreHere({ at: [x, y] }: { at: Point }) {
  return (
    <div
      role="img"
      aria-label={t`You are here`}
      className="pointer-events-none absolute top-0 left-0 size-0"
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <span className="-translate-1/2 absolute size-4 rounded-full border-3 border-surface bg-focus shadow-soft forced-colors:border-[Canvas] forced-colors:bg-[Highlight] forced-color-adjust-none" />
      <span
        aria-hidden="true"
        className="-translate-x-1/2 absolute top-5 w-max whitespace-nowrap rounded-full bg-raised px-2 font-medium text-focus text-xs shadow-soft"
      >
        <Trans>You are here</Trans>
      </span>
    </div>
  );
}

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
/** Frames around the insets. */
const frames = [
  `M${alaska.west},${alaska.north}H${alaska.east}V${alaska.south}`,
  `M${hawaii.west},${hawaii.north}H${hawaii.east}V${hawaii.south}`,
  ...territoryInsets.map(
    ({ bounds: { west, north, east, south } }) => `M${west},${south}V${north}H${east}V${south}`,
  ),
].join("");

/**
 * The country with water and roads, its states and, when zoomed in, their counties; and the circle
 * of the search radius.
 */
export function MapShapes({ filters, country, states, view, size, children }: MapShapesProps) {
  const left = size.width / 2 - view.x * view.scale;
  const top = size.height / 2 - view.y * view.scale;
  const isNear = view.scale >= statesFrom;
  const land: readonly Land[] = isNear && states.length > 0 ? states : country ? [country] : [];

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
        {land.map(({ lakes, rivers, roads }) => (
          <Fragment key={`${lakes.slice(0, 40)} ${rivers.slice(0, 40)} ${roads.slice(0, 40)}`}>
            <path d={rivers} className="stroke-focus/35 forced-colors:stroke-[GrayText]" />
            <path
              d={lakes}
              className="fill-sky stroke-focus/35 forced-colors:fill-[Canvas] forced-colors:stroke-[GrayText]"
            />
            <path
              d={roads}
              className={joinClasses(
                "stroke-accent/60 forced-colors:stroke-[CanvasText]",
                isNear && "stroke-2",
              )}
            />
          </Fragment>
        ))}
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
