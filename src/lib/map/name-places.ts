import type { PlacedMark } from "@/lib/map/marks";
import type { Point } from "@/lib/map/projection";
import type { Size } from "@/lib/map/view";

export type NameKind = "state" | "county" | "town";

/** A name on the screen, with its middle there. */
export interface PlacedName {
  kind: NameKind;
  name: string;
  at: Point;
  /** Where that is which it names, if that is a point. */
  spot?: Point;
}

/** How wide a letter is on average, and how high a line. */
const letters = {
  state: { width: 9.5, height: 20 },
  county: { width: 8, height: 16 },
  town: { width: 7, height: 16 },
} satisfies Record<NameKind, { width: number; height: number }>;

export const widthOf = (kind: NameKind, name: string, size: Size): number =>
  name.length * letters[kind].width * size.letters;

/** Where a name may stand: on an area, or a little above or below its middle; beside a point, as its dot is to be seen. */
function choices({ kind, name, spot }: Omit<PlacedName, "at">, [x, y]: Point, size: Size): Point[] {
  const line = letters[kind].height * size.letters;
  if (!spot) return [0, 1, -1, 2, -2].map((lines): Point => [x, y + lines * line]);
  const beside = widthOf(kind, name, size) / 2 + 6;
  const above = line / 2 + 4;
  return [
    [x, y + above],
    [x, y - above],
    [x + beside, y],
    [x - beside, y],
    // Around a mark.
    [x, y + above + line],
    [x, y - above - line],
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

/** The free room of a map: names take it one after the other, and none stands over another one or over a mark. */
export function roomForNames(marks: readonly PlacedMark[], size: Size) {
  const taken = marks.map(({ at, reach }) => boxAround(at, reach, reach));
  const placed: PlacedName[] = [];
  return {
    placed,
    /** Puts a name where there is room around the point, and leaves it out if there is none. */
    place(name: Omit<PlacedName, "at">, around: Point): void {
      const boxOf = (at: Point) =>
        boxAround(
          at,
          widthOf(name.kind, name.name, size) / 2,
          (letters[name.kind].height * size.letters) / 2,
        );
      const at = choices(name, around, size).find((point) => {
        const box = boxOf(point);
        // Half a name at the edge says nothing.
        const isWhole =
          box.left > 0 && box.right < size.width && box.top > 0 && box.bottom < size.height;
        return isWhole && !taken.some((other) => doMeet(box, other));
      });
      if (!at) return;
      taken.push(boxOf(at));
      placed.push({ ...name, at });
    },
  };
}
