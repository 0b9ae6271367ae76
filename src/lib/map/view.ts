import type { Point } from "@/lib/map/projection";

/** What part of the map shows: its middle, and how many pixels one unit of the map takes. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
  /** How many times as large letters are as usual: what stands on the map grows with them. */
  letters: number;
}

/** The country, as the shapes are drawn. */
const country = { west: 0, north: 10, east: 960, south: 605 };
const closest = 4000;
const margin = 56;
/** The controls stand at the right, and no mark shall lie below them. */
const controls = 28;

const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** The scale at which the whole country is in sight. */
const widest = ({ width, height }: Size) =>
  Math.min(width / (country.east - country.west), height / (country.south - country.north));

/** The same view, with its middle in the country and its scale within what there is to see. */
export const within = ({ x, y, scale }: View, size: Size): View => ({
  x: between(country.west, x, country.east),
  y: between(country.north, y, country.south),
  scale: between(widest(size), scale, closest),
});

/** The whole country. */
export const wholeCountry = (size: Size): View => ({
  x: (country.west + country.east) / 2,
  y: (country.north + country.south) / 2,
  scale: widest(size),
});

/** Whether there is nothing more to see. */
export const isWidest = ({ scale }: View, size: Size): boolean => scale <= widest(size) * 1.01;

/** The view of all points, with room around them; of the whole country where there are none. */
export function viewOf(points: readonly Point[], size: Size): View {
  if (points.length === 0) return wholeCountry(size);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  // About ten miles at least: a single practice is shown with its surroundings.
  const room = (pixels: number) => Math.max(pixels - 2 * margin, pixels / 2);
  const scale = Math.min(
    room(size.width - controls) / Math.max(east - west, 4),
    room(size.height) / Math.max(south - north, 4),
  );
  const x = (west + east + controls / scale) / 2;
  return within({ x, y: (north + south) / 2, scale }, size);
}

/** The view after a drag by so many pixels. */
export const moved = (view: View, size: Size, right: number, down: number): View =>
  within({ ...view, x: view.x - right / view.scale, y: view.y - down / view.scale }, size);

/** The view so many times as near, in which the pixel stays where it is: the middle, if none is given. */
export function zoomed(view: View, size: Size, times: number, at?: Point): View {
  const [left, top] = at ?? [size.width / 2, size.height / 2];
  const { scale } = within({ ...view, scale: view.scale * times }, size);
  const kept = 1 / view.scale - 1 / scale;
  return within(
    {
      x: view.x + (left - size.width / 2) * kept,
      y: view.y + (top - size.height / 2) * kept,
      scale,
    },
    size,
  );
}

/** Where a point of the map is on the screen, in pixels. */
export const toScreen = (view: View, size: Size, [x, y]: Point): Point => [
  (x - view.x) * view.scale + size.width / 2,
  (y - view.y) * view.scale + size.height / 2,
];

/** Whether two views are the same to the eye. */
export const isSameView = (one: View, other: View): boolean =>
  Math.abs(one.scale / other.scale - 1) < 0.01 &&
  Math.hypot(one.x - other.x, one.y - other.y) * one.scale < 2;

/** Whether there is nothing nearer to see. */
export const isClosest = ({ scale }: View): boolean => scale >= closest;
