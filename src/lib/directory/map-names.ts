import type { AreaName, CountryFile, StateFile } from "@/lib/directory/map-file";
import { levelOf, scaleOf } from "@/lib/directory/map-file";
import type { PlacedMarker } from "@/lib/directory/map-markers";
import type { Point } from "@/lib/directory/map-projection";
import { type Size, toScreen, type View } from "@/lib/directory/map-projection";

/** State names end at this scale, at which the view is inside a state. */
const stateNamesTo = 20;

/** County names start at this scale; further out they would compete with towns. */
const countyNames = { from: scaleOf(3), to: 160 };

/** A part of the map that names must leave free. */
export type Covered = Pick<PlacedMarker, "at" | "radius" | "halfWidth">;

/** The names that fit into a view: larger towns first, then states and counties. */
export function placeNames(
  country: CountryFile,
  states: readonly StateFile[],
  markers: readonly Covered[],
  view: View,
  size: Size,
): PlacedName[] {
  const names = createNameLayout(markers, size);
  const onScreen = (x: number, y: number): Point => toScreen(view, size, [x, y]);
  const placeArea = (kind: NameKind, [name, x, y, width]: AreaName, short = name) => {
    const fits = (words: string) => widthOf(kind, words, size) < width * view.scale;
    const fitting = [name, short].find(fits);
    const at = onScreen(x, y);
    if (fitting && isIn(at, size)) names.place({ kind, name: fitting }, at);
  };

  const level = levelOf(view.scale / size.letters);
  const towns = [country, ...states].flatMap((file) =>
    file.towns.filter((town) => town[3] <= level),
  );
  for (const [name, x, y] of towns.toSorted((one, other) => one[3] - other[3])) {
    const spot = onScreen(x, y);
    if (isIn(spot, size)) names.place({ kind: "town", name, spot }, spot);
  }
  if (view.scale < stateNamesTo) {
    for (const { code, label } of country.states) placeArea("state", label, code);
  }
  if (view.scale >= countyNames.from && view.scale < countyNames.to) {
    // A county often has the name of its largest town.
    const written = new Set(names.placed.map(({ name }) => name));
    for (const label of states.flatMap(({ counties }) => counties)) {
      if (!written.has(label[0])) placeArea("county", label);
    }
  }
  return names.placed;
}

const isIn = ([x, y]: Point, { width, height }: Size) =>
  x >= 0 && y >= 0 && x <= width && y <= height;

export type NameKind = "state" | "county" | "town";

/** A name with its center on the screen. */
export interface PlacedName {
  kind: NameKind;
  name: string;
  at: Point;
  /** The position of the named place, if it is a point. */
  spot?: Point;
}

/** The average width of a letter and the height of a line, in pixels. */
const letters = {
  state: { width: 9.8, height: 20 },
  county: { width: 8.2, height: 16 },
  town: { width: 7.2, height: 16 },
} satisfies Record<NameKind, { width: number; height: number }>;

/** Extra space around a name, because letters vary in width. */
const margin = 4;

export const widthOf = (kind: NameKind, name: string, size: Size): number =>
  (name.length * letters[kind].width + 2 * margin) * size.letters;

/** The distance of a name from its dot. */
const dot = 4;

/** Possible positions of a name: on or near the center of an area, or around a point without covering its dot. */
function choices({ kind, name, spot }: Omit<PlacedName, "at">, [x, y]: Point, size: Size): Point[] {
  const line = letters[kind].height * size.letters;
  if (!spot) return [0, 0.8, -0.8, 1.7, -1.7].map((lines): Point => [x, y + lines * line]);
  const beside = widthOf(kind, name, size) / 2 + dot;
  const above = line / 2 + dot;
  return [
    [x, y + above],
    [x, y - above],
    [x + beside, y],
    [x - beside, y],
    // Around a marker that covers the point.
    [x, y + above + line + dot],
    [x, y - above - line - dot],
    [x + beside + line, y],
    [x - beside - line, y],
  ];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const boxAround = ([x, y]: Point, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  top: y - halfHeight,
  right: x + halfWidth,
  bottom: y + halfHeight,
});

const doMeet = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

/** The parts of the map covered by controls, at the top right, and by the status, at the bottom left. */
const overlaid = ({ width, height, letters }: Size): Box[] => [
  { left: width - 64 * letters, top: 0, right: width, bottom: 164 * letters },
  { left: 0, top: height - 48 * letters, right: 200 * letters, bottom: height },
];

/** Places names one after another without overlaps with markers or other names. */
export function createNameLayout(markers: readonly Covered[], size: Size) {
  const taken = [
    ...overlaid(size),
    ...markers.map(({ at, radius, halfWidth }) => boxAround(at, halfWidth + 1, radius + 1)),
  ];
  const placed: PlacedName[] = [];
  return {
    placed,
    /** Places a name near a point, or drops it if there is no room. */
    place(name: Omit<PlacedName, "at">, around: Point): void {
      const boxOf = (at: Point) =>
        boxAround(
          at,
          widthOf(name.kind, name.name, size) / 2,
          (letters[name.kind].height * size.letters) / 2,
        );
      const at = choices(name, around, size).find((point) => {
        const box = boxOf(point);
        // A name must not be cut off at the edge.
        const isWhole =
          box.left > 0 && box.right < size.width && box.top > 0 && box.bottom < size.height;
        return isWhole && !taken.some((other) => doMeet(box, other));
      });
      if (!at) return;
      taken.push(boxOf(at));
      if (name.spot) taken.push(boxAround(name.spot, dot, dot));
      placed.push({ ...name, at });
    },
  };
}
