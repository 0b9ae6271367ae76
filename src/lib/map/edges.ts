import type { Bounds } from "@/lib/map/map-file";
import { toGlobe } from "@/lib/map/projection";
import type { Size, View } from "@/lib/map/view";

/** The edges of a part of the globe in degrees, as `map_clusters` takes them, and the steps of its cells. */
export interface Edges {
  west: number;
  south: number;
  east: number;
  north: number;
  zoom: number;
}

/** A part of the map that lies elsewhere on the globe than what is beside it. */
interface Region {
  bounds: Bounds;
  /** Of a degree of latitude, on the map. */
  degree: number;
  has: (longitude: number, latitude: number) => boolean;
}

const isAlaska = (latitude: number) => latitude > 50;
const isHawaii = (longitude: number, latitude: number) => longitude < -150 && !isAlaska(latitude);
const everywhere = Number.POSITIVE_INFINITY;

/** Where Alaska and Hawaii are drawn: what is beside them is Mexico. */
export const insets = {
  alaska: { west: -65, north: 461, east: 209.3, south: 609.2 },
  hawaii: { west: 209.3, north: 520.8, east: 338, south: 609.2 },
} satisfies Record<string, Bounds>;

const regions: readonly Region[] = [
  { bounds: insets.alaska, degree: 7.4, has: (_, latitude) => isAlaska(latitude) },
  { bounds: insets.hawaii, degree: 21, has: isHawaii },
  {
    bounds: { west: -everywhere, north: -everywhere, east: everywhere, south: everywhere },
    degree: 21,
    has: (longitude, latitude) => !isAlaska(latitude) && !isHawaii(longitude, latitude),
  },
];

/** From so far a view shows the whole globe, as far as anybody asks. */
const nearEnough = 3;
const globe = { west: -180, south: 15, east: -60, north: 75 };

/** Of a cell on the screen, in pixels. */
const cellPixels = 56;
const zoomOf = (scale: number, degree: number) =>
  Math.min(14, Math.max(0, Math.round(Math.log2((4 * scale * degree) / cellPixels))));

/** What a view shows: the edges of each region that is in sight, rounded outward, so that small moves ask for nothing new. */
export function edgesOf(view: View, size: Size): Edges[] {
  if (view.scale < nearEnough) return [{ ...globe, zoom: zoomOf(view.scale, 21) }];
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
        toGlobe([west + across * (east - west), north + along * (south - north)]),
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
