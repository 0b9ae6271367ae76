import { geoAlbersUsa, geoCircle, geoDistance, geoMercator, geoPath } from "d3-geo";
import type { Position } from "@/lib/directory/places";
import { type Bounds, type StateArea, statesFrom } from "./map-file.ts";

/** The visible part of the map: its center, and the pixels per map unit. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
  /** The text size relative to the default; what is drawn on the map scales with it. */
  letters: number;
}

/** The edges of the country as drawn. */
const country = { west: 0, north: 10, east: 960, south: 605 };
const closest = 4000;
const margin = 56;
/** Keeps markers from under the controls at the right. */
const controls = 28;

const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** Keeps coasts and the markers on them from being cut off when the whole country is visible, in pixels. */
const rim = 18;

/** Keeps Maine from under the controls. */
const easternRim = 62;

/** The scale at which the whole country is visible. */
const widest = ({ width, height }: Size) =>
  Math.min(
    (width - rim - easternRim) / (country.east - country.west),
    (height - 2 * rim) / (country.south - country.north),
  );

/** The view with its center in the country and its scale in the allowed range. */
export const within = ({ x, y, scale }: View, size: Size): View => ({
  x: between(country.west, x, country.east),
  y: between(country.north, y, country.south),
  scale: between(widest(size), scale, closest),
});

/** The view of the whole country. */
export const wholeCountry = (size: Size): View => ({
  x: (country.west + country.east + (easternRim - rim) / widest(size)) / 2,
  y: (country.north + country.south) / 2,
  scale: widest(size),
});

/** The scales that the map can have. */
export const scalesOf = (size: Size): [widest: number, closest: number] => [widest(size), closest];

/** Whether the view can't be zoomed out further. */
export const isWidest = ({ scale }: View, size: Size): boolean => scale <= widest(size) * 1.01;

/** The view that fits all points with a margin; the whole country if there are none. */
export function viewOf(points: readonly Point[], size: Size): View {
  if (points.length === 0) return wholeCountry(size);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  // At least about ten miles, so that a single practice is shown with its surroundings.
  const withoutMargins = (pixels: number) => Math.max(pixels - 2 * margin, pixels / 2);
  const fitting = Math.min(
    withoutMargins(size.width - controls) / Math.max(east - west, 4),
    withoutMargins(size.height) / Math.max(south - north, 4),
  );
  if (fitting <= widest(size)) return wholeCountry(size);
  const x = (west + east + controls / fitting) / 2;
  return within({ x, y: (north + south) / 2, scale: fitting }, size);
}

/** The view after a drag, in pixels. */
export const moved = (view: View, size: Size, right: number, down: number): View =>
  within({ ...view, x: view.x - right / view.scale, y: view.y - down / view.scale }, size);

/** The view zoomed by a factor, with the given pixel (by default the center) fixed. */
export function zoomed(view: View, size: Size, times: number, at?: Point): View {
  const [left, top] = at ?? [size.width / 2, size.height / 2];
  const { scale } = within({ ...view, scale: view.scale * times }, size);
  const shift = 1 / view.scale - 1 / scale;
  return within(
    {
      x: view.x + (left - size.width / 2) * shift,
      y: view.y + (top - size.height / 2) * shift,
      scale,
    },
    size,
  );
}

/** The position of a map point on the screen, in pixels. */
export const toScreen = (view: View, size: Size, [x, y]: Point): Point => [
  (x - view.x) * view.scale + size.width / 2,
  (y - view.y) * view.scale + size.height / 2,
];

/** Whether two views look the same. */
export const isSameView = (one: View, other: View): boolean =>
  Math.abs(one.scale / other.scale - 1) < 0.01 &&
  Math.hypot(one.x - other.x, one.y - other.y) * one.scale < 2;

/** Whether the view can't be zoomed in further. */
export const isClosest = ({ scale }: View): boolean => scale >= closest;

/** A point on the map or the screen. */
export type Point = readonly [x: number, y: number];

const milesPerDegree = 69.1;
const milesPerRadian = 3958.8;

/** The projection of us-atlas, with Alaska (at about a third of its size) and Hawaii below California. */
const albers = geoAlbersUsa().scale(1300).translate([487.5, 305]);

/** Map units per degree of latitude in most of the country. */
export const unitsPerDegree = 21;

/** An inset of islands, at the scale of most of the country. */
function drawInset(bounds: Bounds, center: [longitude: number, latitude: number]) {
  const middle: [number, number] = [
    (bounds.west + bounds.east) / 2,
    (bounds.north + bounds.south) / 2,
  ];
  const projection = geoMercator()
    .scale(unitsPerDegree * (180 / Math.PI))
    .center(center)
    .translate(middle)
    .clipExtent([
      [bounds.west, bounds.north],
      [bounds.east, bounds.south],
    ]);
  return { bounds, projection };
}

/**
 * The insets of the territories: Guam with the Northern Marianas, American Samoa, and Puerto Rico
 * with the Virgin Islands.
 */
export const territoryInsets = [
  drawInset({ west: 338, north: 553, east: 380, south: 609.2 }, [145.2, 14.3]),
  drawInset({ west: 380, north: 585, east: 424, south: 609.2 }, [-170.1, -14.3]),
  drawInset({ west: 872, north: 568, east: 965, south: 609.2 }, [-66, 18.2]),
];

const isIn = ({ west, north, east, south }: Bounds, [x, y]: Point) =>
  x >= west && x <= east && y >= north && y <= south;

/** The inset that shows a position of a territory. */
export const insetAt = (longitude: number, latitude: number) =>
  territoryInsets.find(({ bounds, projection }) => {
    const point = projection([longitude, latitude]);
    return point !== null && isIn(bounds, point);
  });

const projectionAt = (longitude: number, latitude: number) =>
  insetAt(longitude, latitude)?.projection ?? albers;

/** A position on the map; null outside of the states and territories. */
export const toMap = (latitude: number, longitude: number): Point | null =>
  projectionAt(longitude, latitude)([longitude, latitude]);

/** Two points about a hundred miles to either side of a position; null if it isn't on the map. */
export function pointsAround({ latitude, longitude }: Position): Point[] | null {
  const projection = projectionAt(longitude, latitude);
  if (!projection([longitude, latitude])) return null;
  return [-1.5, 1.5]
    .map((degrees) => projection([longitude + degrees, latitude + degrees]))
    .filter((point) => point !== null);
}

/** A circle with this radius around a position, as an SVG path. */
export const circleOf = ({ latitude, longitude }: Position, miles: number): string =>
  geoPath(projectionAt(longitude, latitude))(
    geoCircle()
      .center([longitude, latitude])
      .radius(miles / milesPerDegree)(),
  ) ?? "";

/** A point of the map in degrees; null outside of the globe. */
export function toCoordinates(point: Point): readonly [longitude: number, latitude: number] | null {
  const inset = territoryInsets.find(({ bounds }) => isIn(bounds, point));
  return (inset?.projection ?? albers).invert?.([...point]) ?? null;
}

/** The distance between two points of the map in miles; infinite if one is outside of the globe. */
export function milesBetween(one: Point, other: Point): number {
  const [from, to] = [toCoordinates(one), toCoordinates(other)];
  return from && to ? geoDistance([...from], [...to]) * milesPerRadian : Number.POSITIVE_INFINITY;
}

/** A point of the map as a position, rounded to about a mile. */
export function toPosition({ x, y }: Pick<View, "x" | "y">): Position {
  const [longitude, latitude] = toCoordinates([x, y]) ?? [0, 0];
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  return { latitude: round(latitude), longitude: round(longitude) };
}

/** The states that are visible; none when zoomed out too far for their details. */
export function statesIn(states: readonly StateArea[], view: View, size: Size): string[] {
  if (view.scale < statesFrom) return [];
  const right = size.width / 2 / view.scale;
  const down = size.height / 2 / view.scale;
  const isIn = ({ west, north, east, south }: Bounds) =>
    west < view.x + right &&
    east > view.x - right &&
    north < view.y + down &&
    south > view.y - down;
  return states.filter(({ bounds }) => isIn(bounds)).map(({ code }) => code);
}
