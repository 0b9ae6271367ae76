import { geoAlbersUsa, geoCircle, geoDistance, geoPath } from "d3-geo";
import type { View } from "@/lib/map/view";
import type { Position } from "@/lib/places/position";

/** A point on the map or the screen. */
export type Point = readonly [x: number, y: number];

const milesPerDegree = 69.1;
const milesPerRadian = 3958.8;

/** The projection of us-atlas, with Alaska (at about a third of its size) and Hawaii below California. */
const albers = geoAlbersUsa().scale(1300).translate([487.5, 305]);

/** A position on the map; null outside of the 50 states. */
export const toMap = (latitude: number, longitude: number): Point | null =>
  albers([longitude, latitude]);

/** Two points about a hundred miles to either side of a position; null if it isn't on the map. */
export function pointsAround({ latitude, longitude }: Position): Point[] | null {
  if (!toMap(latitude, longitude)) return null;
  return [-1.5, 1.5]
    .map((degrees) => toMap(latitude + degrees, longitude + degrees))
    .filter((point) => point !== null);
}

/** A circle with this radius around a position, as an SVG path. */
export const circleOf = ({ latitude, longitude }: Position, miles: number): string =>
  geoPath(albers)(
    geoCircle()
      .center([longitude, latitude])
      .radius(miles / milesPerDegree)(),
  ) ?? "";

/** A point of the map in degrees; null outside of the globe. */
export const toGlobe = ([x, y]: Point): readonly [longitude: number, latitude: number] | null =>
  albers.invert?.([x, y]) ?? null;

/** The distance between two points of the map in miles; infinite if one is outside of the globe. */
export function milesBetween(one: Point, other: Point): number {
  const [from, to] = [toGlobe(one), toGlobe(other)];
  return from && to ? geoDistance([...from], [...to]) * milesPerRadian : Number.POSITIVE_INFINITY;
}

/** A point of the map as a position, rounded to about a mile. */
export function toPosition({ x, y }: Pick<View, "x" | "y">): Position {
  const [longitude, latitude] = toGlobe([x, y]) ?? [0, 0];
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  return { latitude: round(latitude), longitude: round(longitude) };
}
