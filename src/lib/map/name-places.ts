import type { PlacedMarker } from "@/lib/map/marks";
import type { Point } from "@/lib/map/projection";
import type { Size } from "@/lib/map/view";

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
export function roomForNames(markers: readonly PlacedMarker[], size: Size) {
  const taken = [
    ...overlaid(size),
    ...markers.map(({ at, reach }) => boxAround(at, reach + 1, reach + 1)),
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
