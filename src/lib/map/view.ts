import type { Point } from "@/lib/map/projection";

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

/** The scale at which the whole country is visible. */
const widest = ({ width, height }: Size) =>
  Math.min(width / (country.east - country.west), height / (country.south - country.north));

/** The view with its center in the country and its scale in the allowed range. */
export const within = ({ x, y, scale }: View, size: Size): View => ({
  x: between(country.west, x, country.east),
  y: between(country.north, y, country.south),
  scale: between(widest(size), scale, closest),
});

/** The view of the whole country. */
export const wholeCountry = (size: Size): View => ({
  x: (country.west + country.east) / 2,
  y: (country.north + country.south) / 2,
  scale: widest(size),
});

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
  const room = (pixels: number) => Math.max(pixels - 2 * margin, pixels / 2);
  const scale = Math.min(
    room(size.width - controls) / Math.max(east - west, 4),
    room(size.height) / Math.max(south - north, 4),
  );
  const x = (west + east + controls / scale) / 2;
  return within({ x, y: (north + south) / 2, scale }, size);
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
