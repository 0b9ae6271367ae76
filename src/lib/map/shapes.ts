import { geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Size, View } from "@/lib/map/view";

/** A line of the map as the path of an SVG, and the rectangle that it fills. */
export interface MapLine {
  path: string;
  west: number;
  north: number;
  east: number;
  south: number;
}

/** What a state or a county is called, the middle of it, and how wide it is. */
export interface MapName {
  name: string;
  x: number;
  y: number;
  width: number;
}

type Atlas = Topology<Record<string, GeometryCollection<{ name?: string }>>>;

/** Whether an answer is a file of us-atlas that has the layer. */
export function isAtlas(data: unknown, layer: string): data is Atlas {
  if (typeof data !== "object" || data === null || !("objects" in data)) return false;
  const { objects } = data;
  return typeof objects === "object" && objects !== null && layer in objects;
}

function toLine(points: readonly (readonly number[])[]): MapLine {
  const line: MapLine = { path: "", west: 9999, north: 9999, east: -9999, south: -9999 };
  for (const [x = 0, y = 0] of points) {
    line.path += `${line.path ? "L" : "M"}${x.toFixed(2)},${y.toFixed(2)}`;
    line.west = Math.min(line.west, x);
    line.east = Math.max(line.east, x);
    line.north = Math.min(line.north, y);
    line.south = Math.max(line.south, y);
  }
  return line;
}

/** The borders between the shapes of a layer. */
export function bordersOf(atlas: Atlas, layer: string): MapLine[] {
  const shapes = atlas.objects[layer];
  if (!shapes) return [];
  return mesh(atlas, shapes, (one, other) => one !== other).coordinates.map(toLine);
}

/** The coasts and the borders of the country, each closed. */
export function coastsOf(atlas: Atlas): MapLine[] {
  const country = atlas.objects.nation;
  return country ? mesh(atlas, country).coordinates.map(toLine) : [];
}

/** The names of the shapes of a layer. */
export function namesOf(atlas: Atlas, layer: string): MapName[] {
  const shapes = atlas.objects[layer];
  // Projected already.
  const path = geoPath();
  return (shapes ? feature(atlas, shapes).features : []).map((shape) => {
    const [x, y] = path.centroid(shape);
    const [[west], [east]] = path.bounds(shape);
    return { name: shape.properties.name ?? "", x, y, width: east - west };
  });
}

/** The lines that a view shows some of. */
export function linesIn(lines: readonly MapLine[], view: View, size: Size): MapLine[] {
  const right = size.width / 2 / view.scale;
  const down = size.height / 2 / view.scale;
  return lines.filter(
    ({ west, north, east, south }) =>
      west < view.x + right &&
      east > view.x - right &&
      north < view.y + down &&
      south > view.y - down,
  );
}
