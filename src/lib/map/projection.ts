import { geoAlbersUsa, geoCircle, geoDistance, geoPath } from "d3-geo";
import type { View } from "@/lib/map/view";
import type { Position } from "@/lib/places/position";

/** A point of the map, or of the screen. */
export type Point = readonly [x: number, y: number];

const milesPerDegree = 69.1;
const milesPerRadian = 3958.8;

/** As the shapes of us-atlas are projected: Alaska and Hawaii stand below California, Alaska at about a third of its size. */
const albers = geoAlbersUsa().scale(1300).translate([487.5, 305]);

/** Where a place is on the map; null outside of the fifty states. */
export const toMap = (latitude: number, longitude: number): Point | null =>
  albers([longitude, latitude]);

/** Two points between which a position lies with about a hundred miles around it; null beyond the map. */
export function pointsAround({ latitude, longitude }: Position): Point[] | null {
  if (!toMap(latitude, longitude)) return null;
  return [-1.5, 1.5]
    .map((degrees) => toMap(latitude + degrees, longitude + degrees))
    .filter((point) => point !== null);
}

/** What lies within so many miles of a position, as the path of an SVG. */
export const circleOf = ({ latitude, longitude }: Position, miles: number): string =>
  geoPath(albers)(
    geoCircle()
      .center([longitude, latitude])
      .radius(miles / milesPerDegree)(),
  ) ?? "";

/** Where a point of the map is on the globe, in degrees; null outside of it. */
export const toGlobe = ([x, y]: Point): readonly [longitude: number, latitude: number] | null =>
  albers.invert?.([x, y]) ?? null;

/** How far it is between two points of the map, in miles; endless where one lies outside of the globe. */
export function milesBetween(one: Point, other: Point): number {
  const [from, to] = [toGlobe(one), toGlobe(other)];
  return from && to ? geoDistance([...from], [...to]) * milesPerRadian : Number.POSITIVE_INFINITY;
}

/** Where a point of the map is on the globe, to about a mile. */
export function toPosition({ x, y }: Pick<View, "x" | "y">): Position {
  const [longitude, latitude] = toGlobe([x, y]) ?? [0, 0];
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  return { latitude: round(latitude), longitude: round(longitude) };
}
