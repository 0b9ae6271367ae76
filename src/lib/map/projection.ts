import { geoAlbersUsa, geoCircle, geoPath } from "d3-geo";
import type { Size, View } from "@/lib/map/view";
import type { Position } from "@/lib/places/position";

/** A point of the map, or of the screen. */
export type Point = readonly [x: number, y: number];

export const milesPerDegree = 69.1;

/** As the shapes of us-atlas are projected. */
const albers = geoAlbersUsa().scale(1300).translate([487.5, 305]);

/** Where a place is on the map; null outside of the fifty states. */
export const toMap = (latitude: number, longitude: number): Point | null =>
  albers([longitude, latitude]);

/** What lies within so many miles of a position, as the path of an SVG. */
export const circleOf = ({ latitude, longitude }: Position, miles: number): string =>
  geoPath(albers)(
    geoCircle()
      .center([longitude, latitude])
      .radius(miles / milesPerDegree)(),
  ) ?? "";

/** Where a point of the map is on the globe, to about a mile. */
export function toPosition({ x, y }: Pick<View, "x" | "y">): Position {
  const [longitude = 0, latitude = 0] = albers.invert?.([x, y]) ?? [];
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  return { latitude: round(latitude), longitude: round(longitude) };
}

/** The edges of a part of the globe in degrees, as `map_clusters` takes them, and the steps of its cells. */
export interface Edges {
  west: number;
  south: number;
  east: number;
  north: number;
  zoom: number;
}

type Region = "Alaska" | "Hawaii" | "the others";

// By where they lie on the globe: their insets are where Mexico is.
function regionOf(longitude: number, latitude: number): Region {
  if (latitude > 50) return "Alaska";
  return longitude < -150 ? "Hawaii" : "the others";
}

/** Two decimals of a degree are about a mile; nearer views need more of them. */
const rounded = (degrees: number, round: (value: number) => number, step: number) =>
  Math.round(round(degrees / step) * step * 10_000) / 10_000;

/** From how near on a view shows one region of the map only: that of its middle. */
const nearEnough = 3;
const samples = Array.from({ length: 9 }, (_, step) => step / 8);
/** Of a cell on the screen, in pixels. */
const cellPixels = 56;
/** Of a degree of latitude on the map. */
const degreeUnits = 21;

const globe = { west: -180, south: 15, east: -60, north: 75 };

/** The edges of what a view shows; rounded outward, so that small moves ask for nothing new. */
export function edgesOf(view: View, size: Size): Edges {
  const at = (right: number, down: number) =>
    albers.invert?.([
      view.x + ((right - 0.5) * size.width) / view.scale,
      view.y + ((down - 0.5) * size.height) / view.scale,
    ]) ?? null;
  const middle = at(0.5, 0.5);
  const seen = samples
    .flatMap((right) => samples.map((down) => at(right, down)))
    .filter((place) => place !== null)
    .filter(
      ([longitude, latitude]) =>
        view.scale < nearEnough || !middle || regionOf(longitude, latitude) === regionOf(...middle),
    );
  const longitudes = seen.map(([longitude]) => longitude);
  const latitudes = seen.map(([, latitude]) => latitude);
  const zoom = Math.round(Math.log2((4 * view.scale * degreeUnits) / cellPixels));
  const step = Math.max(2 ** -zoom, 0.0005);
  const isAll = view.scale < nearEnough;
  const edge = (own: number, whole: number, round: typeof Math.min) =>
    isAll ? whole : round(own, whole);
  return {
    west: rounded(edge(Math.min(...longitudes), globe.west, Math.max), Math.floor, step),
    south: rounded(edge(Math.min(...latitudes), globe.south, Math.max), Math.floor, step),
    east: rounded(edge(Math.max(...longitudes), globe.east, Math.min), Math.ceil, step),
    north: rounded(edge(Math.max(...latitudes), globe.north, Math.min), Math.ceil, step),
    zoom: Math.min(14, Math.max(0, zoom)),
  };
}
