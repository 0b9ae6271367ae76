import type { Position } from "geojson";

/** Leaves out the points of a line that are closer than the tolerance to the line without them (Douglas-Peucker). */
export function simplifyLine(line: readonly Position[], tolerance: number): Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const distances = line.map((point) => distanceToSegment(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last];
  return [
    ...simplifyLine(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplifyLine(line.slice(farthest), tolerance),
  ];
}

function distanceToSegment([x = 0, y = 0]: Position, from: Position, to: Position): number {
  const [left = 0, top = 0] = from;
  const [width, height] = [(to[0] ?? 0) - left, (to[1] ?? 0) - top];
  const length = width ** 2 + height ** 2;
  const share = length === 0 ? 0 : ((x - left) * width + (y - top) * height) / length;
  const within = Math.min(1, Math.max(0, share));
  return Math.hypot(x - left - within * width, y - top - within * height);
}
