import { geoPath } from "d3-geo";
import type { Geometry, Polygon, Position } from "geojson";
import { type AreaName, type Bounds, steps } from "../../lib/map/map-file.ts";

// The shapes are projected already.
const path = geoPath();

/** Lines as the path of an SVG: where each begins, and from there on how far to the next point. */
export const toPath = (lines: readonly Position[][]): string => lines.map(lineToPath).join("");

function lineToPath(line: readonly Position[]): string {
  let [left, top] = [0, 0];
  const parts: string[] = [];
  for (const [x = 0, y = 0] of line) {
    const right = Math.round(x * steps) - left;
    const down = Math.round(y * steps) - top;
    if (right === 0 && down === 0) continue;
    parts.push(`${right},${down}`);
    left += right;
    top += down;
  }
  const [start, ...others] = parts;
  return others.length > 0 ? `M${start}l${others.join(" ")}` : "";
}

const round = (units: number) => Math.round(units * 100) / 100;

/** Where there is the most room for the name of a shape: in the middle of its largest part, not in the water between them. */
export function areaName(name: string, shape: Geometry): AreaName {
  const [largest] = partsOf(shape).toSorted((one, other) => path.area(other) - path.area(one));
  if (!largest) throw new Error(`${name} has no shape.`);
  const [x, y] = path.centroid(largest);
  const [[west], [east]] = path.bounds(largest);
  return [name, round(x), round(y), round(east - west)];
}

function partsOf(shape: Geometry): Polygon[] {
  if (shape.type === "Polygon") return [shape];
  if (shape.type !== "MultiPolygon") return [];
  return shape.coordinates.map((coordinates) => ({ type: "Polygon", coordinates }));
}

export function boundsOf(shape: Geometry): Bounds {
  const [[west, north], [east, south]] = path.bounds(shape);
  return { west: round(west), north: round(north), east: round(east), south: round(south) };
}
