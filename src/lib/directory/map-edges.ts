import type { Bounds } from "@/lib/directory/map-file";
import type { Size, View } from "@/lib/directory/map-projection";
import {
  insetAt,
  territoryInsets,
  toCoordinates,
  unitsPerDegree,
} from "@/lib/directory/map-projection";

/** The edges of a part of the globe in degrees, as `map_clusters` takes them, and the zoom level of its cells. */
export interface Edges {
  west: number;
  south: number;
  east: number;
  north: number;
  zoom: number;
}

/** A part of the map that is not next to its real neighbors. */
interface Region {
  bounds: Bounds;
  /** Map units per degree of latitude. */
  degree: number;
  has: (longitude: number, latitude: number) => boolean;
}

const isAlaska = (latitude: number) => latitude > 50;
const isHawaii = (longitude: number, latitude: number) => longitude < -150 && !isAlaska(latitude);
const everywhere = Number.POSITIVE_INFINITY;

/** The insets of Alaska and Hawaii, drawn beside Mexico. */
export const insets = {
  alaska: { west: -65, north: 461, east: 209.3, south: 609.2 },
  hawaii: { west: 209.3, north: 520.8, east: 338, south: 609.2 },
} satisfies Record<string, Bounds>;

const regions: readonly Region[] = [
  { bounds: insets.alaska, degree: 7.4, has: (_, latitude) => isAlaska(latitude) },
  { bounds: insets.hawaii, degree: unitsPerDegree, has: isHawaii },
  ...territoryInsets.map((inset) => ({
    bounds: inset.bounds,
    degree: unitsPerDegree,
    // Insets share borders.
    has: (longitude: number, latitude: number) => insetAt(longitude, latitude) === inset,
  })),
  {
    bounds: { west: -everywhere, north: -everywhere, east: everywhere, south: everywhere },
    degree: unitsPerDegree,
    has: (longitude, latitude) =>
      !isAlaska(latitude) && !isHawaii(longitude, latitude) && !insetAt(longitude, latitude),
  },
];

/** Below this scale the whole country is requested. */
const nearEnough = 3;
const globe = { west: -180, south: -16, east: 180, north: 75 };

/** The size of a cell on the screen, in pixels. */
const cellPixels = 56;
const zoomOf = (scale: number, degree: number) =>
  Math.min(14, Math.max(0, Math.round(Math.log2((4 * scale * degree) / cellPixels))));

/** The edges of each visible region, rounded outward so that small movements need no new request. */
export function edgesOf(view: View, size: Size): Edges[] {
  if (view.scale < nearEnough) return [{ ...globe, zoom: zoomOf(view.scale, unitsPerDegree) }];
  return regions.flatMap((region) => edgesIn(region, view, size));
}

const samples = Array.from({ length: 9 }, (_, step) => step / 8);

function edgesIn({ bounds, degree, has }: Region, view: View, size: Size): Edges[] {
  const right = size.width / 2 / view.scale;
  const down = size.height / 2 / view.scale;
  const west = Math.max(bounds.west, view.x - right);
  const east = Math.min(bounds.east, view.x + right);
  const north = Math.max(bounds.north, view.y - down);
  const south = Math.min(bounds.south, view.y + down);
  if (west >= east || north >= south) return [];
  const seen = samples
    .flatMap((across) =>
      samples.map((along) =>
        toCoordinates([west + across * (east - west), north + along * (south - north)]),
      ),
    )
    .filter((place) => place !== null)
    .filter(([longitude, latitude]) => has(longitude, latitude));
  if (seen.length === 0) return [];
  const longitudes = seen.map(([longitude]) => longitude);
  const latitudes = seen.map(([, latitude]) => latitude);
  const zoom = zoomOf(view.scale, degree);
  const step = Math.max(2 ** -zoom, 0.0005);
  return [
    {
      west: Math.max(globe.west, rounded(Math.min(...longitudes), Math.floor, step)),
      south: Math.max(globe.south, rounded(Math.min(...latitudes), Math.floor, step)),
      east: Math.min(globe.east, rounded(Math.max(...longitudes), Math.ceil, step)),
      north: Math.min(globe.north, rounded(Math.max(...latitudes), Math.ceil, step)),
      zoom,
    },
  ];
}

const rounded = (degrees: number, round: (value: number) => number, step: number) =>
  Math.round(round(degrees / step) * step * 10_000) / 10_000;
