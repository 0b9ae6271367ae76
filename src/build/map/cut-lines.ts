import type { Position } from "geojson";
import type { Bounds } from "../../lib/directory/map-file.ts";

/** The rings of a state's polygons, in map units. */
export interface StateRings {
  code: string;
  bounds: Bounds;
  rings: readonly Position[][];
}

/** How far outside of a state a point still belongs to it, in map units: rivers on a border wind across it. */
const nearby = 1;

/**
 * Cuts lines into those of each state. A point outside of all states ends a line, so that nothing
 * is drawn abroad and at sea. The point after a border belongs to both states, so that no gap is
 * between them.
 */
export function cutLines(
  lines: readonly Position[][],
  states: readonly StateRings[],
): Map<string, Position[][]> {
  const cut = new Map<string, Position[][]>();
  for (const line of lines) {
    let current: { code: string; part: Position[] } | undefined;
    for (const point of line) {
      const code = stateAt(point, states, current?.code);
      if (current && code !== undefined) current.part.push(point);
      if (code === current?.code) continue;
      current = undefined;
      if (code === undefined) continue;
      current = { code, part: [point] };
      const parts = cut.get(code) ?? [];
      cut.set(code, parts);
      parts.push(current.part);
    }
  }
  return cut;
}

const around = [
  [0, 0],
  [nearby, 0],
  [-nearby, 0],
  [0, nearby],
  [0, -nearby],
] as const;

/** The code of the state that has the point or is next to it; of several, the preferred one. */
function stateAt(
  [x = Number.NaN, y = Number.NaN]: Position,
  states: readonly StateRings[],
  preferred: string | undefined,
): string | undefined {
  const candidates = states.filter(
    ({ bounds: { west, north, east, south } }) =>
      x > west - nearby && x < east + nearby && y > north - nearby && y < south + nearby,
  );
  const preferredFirst = candidates.toSorted(
    (one, other) => Number(other.code === preferred) - Number(one.code === preferred),
  );
  for (const [right, down] of around) {
    const found = preferredFirst.find((state) => isInside(x + right, y + down, state));
    if (found) return found.code;
  }
  return undefined;
}

/** Whether a ray from the point crosses the rings an odd number of times. */
function isInside(x: number, y: number, { rings }: StateRings): boolean {
  let isIn = false;
  for (const ring of rings) {
    let before = ring.at(-1);
    for (const point of ring) {
      // Without destructuring, which would take seconds in all.
      const left = before?.[0] ?? 0;
      const top = before?.[1] ?? 0;
      const right = point[0] ?? 0;
      const bottom = point[1] ?? 0;
      if (top > y !== bottom > y && x < left + ((right - left) * (y - top)) / (bottom - top)) {
        isIn = !isIn;
      }
      before = point;
    }
  }
  return isIn;
}
