import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoPath } from "d3-geo";
import type { Geometry, Polygon, Position } from "geojson";
import { feature, mesh, transform as readTransform } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import {
  type AreaName,
  type Bounds,
  type CountryFile,
  lastOfCountry,
  type StateFile,
  scaleOf,
  steps,
  type TownName,
} from "../../lib/directory/map-file.ts";
import { toMap } from "../../lib/directory/map-projection.ts";
import { stateCode, stateName } from "../../lib/format/us-states.ts";
import { drawLand } from "./draw-land.ts";

/** The space for a name with its margin, in pixels. */
const nameSize = { width: 90, height: 36 };

/** The minimum size of named towns by zoom level, so that small towns in empty areas are named only when zoomed in. */
const minSizes = [6, 3, 2, 2, 1, 1, 1];

/** The place of a ZIP code. */
export type ZipCode = Record<"city" | "state", string> & Record<"latitude" | "longitude", number>;

const zipCodeFile = new URL(
  "../../../supabase/migrations/20261121091500_zip_code_data.sql",
  import.meta.url,
);

/** Reads the ZIP codes of the migration: lines like "10001|New York|NY|40.7484|-73.9967". */
const readZipCodes = (): ZipCode[] =>
  [...readFileSync(zipCodeFile, "utf8").matchAll(/\d{5}\|(.+)\|(..)\|([-\d.]+)\|([-\d.]+)/g)].map(
    ([, city = "", state = "", latitude, longitude]) => ({
      city,
      state,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }),
  );

interface Town {
  name: string;
  state: string;
  /**
   * The number of distinct locations of its ZIP codes. Those of single buildings and PO boxes share
   * a location with others.
   */
  size: number;
  x: number;
  y: number;
}

/**
 * Returns the towns of each state, largest first, each with the lowest zoom level at which its name
 * fits beside larger towns.
 */
export function nameTowns(zipCodes: readonly ZipCode[]): Map<string, TownName[]> {
  const named = new Map<string, TownName[]>();
  const levels = minSizes.map((minSize, level) => new Level(scaleOf(level), minSize));
  for (const town of largestFirst(zipCodes)) {
    const free = levels.findIndex((level) => level.hasRoomFor(town));
    const level = free < 0 ? levels.length : free;
    for (const nearer of levels.slice(level)) nearer.add(town);
    const towns = named.get(town.state) ?? [];
    named.set(town.state, towns);
    towns.push([town.name, round(town.x), round(town.y), level]);
  }
  return named;
}

/** The named towns at a zoom level, in a grid with cells of the size of a name. */
class Level {
  readonly #scale: number;
  readonly #minSize: number;
  readonly #towns = new Map<string, Town[]>();

  constructor(scale: number, minSize: number) {
    this.#scale = scale;
    this.#minSize = minSize;
  }

  #cellOf = ({ x, y }: Town): [column: number, row: number] => [
    Math.floor((x * this.#scale) / nameSize.width),
    Math.floor((y * this.#scale) / nameSize.height),
  ];

  add(town: Town): void {
    const cell = this.#cellOf(town).join();
    this.#towns.set(cell, [...(this.#towns.get(cell) ?? []), town]);
  }

  hasRoomFor(town: Town): boolean {
    if (town.size < this.#minSize) return false;
    const [column, row] = this.#cellOf(town);
    const around = [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].flatMap((down) => this.#towns.get([column + right, row + down].join()) ?? []),
    );
    return around.every(
      ({ x, y }) =>
        Math.abs(x - town.x) * this.#scale >= nameSize.width ||
        Math.abs(y - town.y) * this.#scale >= nameSize.height,
    );
  }
}

function largestFirst(zipCodes: readonly ZipCode[]): Town[] {
  const places = new Map<string, ZipCode[]>();
  for (const zip of zipCodes) {
    const key = `${zip.city}, ${zip.state}`;
    places.set(key, [...(places.get(key) ?? []), zip]);
  }
  return [...places.values()]
    .flatMap(townOf)
    .toSorted((one, other) => other.size - one.size || (one.name < other.name ? -1 : 1));
}

/** Returns a town at the median of its locations, because some are far out; empty if that is outside of the map. */
function townOf(zips: readonly ZipCode[]): Town[] {
  const [first] = zips;
  const places = [
    ...new Map(zips.map((zip) => [`${zip.latitude} ${zip.longitude}`, zip])).values(),
  ];
  const point = toMap(
    median(places.map(({ latitude }) => latitude)),
    median(places.map(({ longitude }) => longitude)),
  );
  if (!first || !point) return [];
  const [x, y] = point;
  return [{ name: first.city, state: first.state, size: places.length, x, y }];
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

// The atlas is already projected.
const path = geoPath();

/** Formats lines as an SVG path with relative coordinates. */
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

/** Places the name of an area in the center of its largest polygon. */
function areaName(name: string, shape: Geometry): AreaName {
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

function boundsOf(shape: Geometry): Bounds {
  const [[west, north], [east, south]] = path.bounds(shape);
  return { west: round(west), north: round(north), east: round(east), south: round(south) };
}

type Shapes = GeometryCollection<{ name: string }>;
type Atlas = Topology<{ states: Shapes; counties: Shapes }>;

/** The map's data: the country, and each state by its code. */
interface DrawnMap {
  country: CountryFile;
  states: ReadonlyMap<string, StateFile>;
}

const isOfCountry = ([, , , level]: TownName) => level <= lastOfCountry;

const readAtlas = (name: string): Atlas =>
  createRequire(import.meta.url)(`us-atlas/counties-${name}.json`);

/** The FIPS codes of territories follow those of the states. */
const firstOfTerritories = "60";

/**
 * Returns the territories, which only the unprojected atlas has, as they are in the insets. Islands
 * outside of them, on which hardly anyone lives, are left out.
 */
function projectTerritories(): Atlas {
  const { arcs, objects, transform, ...atlas } = readAtlas("10m");
  const toDegrees = readTransform(transform ?? null);
  const projected = arcs.map((arc) =>
    arc.map((step, index) => {
      const [longitude = 0, latitude = 0] = toDegrees(step, index > 0);
      return [...(toMap(latitude, longitude) ?? outside)];
    }),
  );
  const isInside = (polygon: number[][]) =>
    polygon.flat().every((arc) => !projected[arc < 0 ? ~arc : arc]?.flat().some(Number.isNaN));
  const select = (shapes: Shapes): Shapes => ({
    ...shapes,
    geometries: shapes.geometries
      .filter(({ id }) => String(id) >= firstOfTerritories)
      .flatMap((shape): Shapes["geometries"] => {
        if (shape.type !== "Polygon" && shape.type !== "MultiPolygon") return [];
        const polygons = (shape.type === "Polygon" ? [shape.arcs] : shape.arcs).filter(isInside);
        return polygons.length > 0 ? [{ ...shape, type: "MultiPolygon", arcs: polygons }] : [];
      }),
  });
  return {
    ...atlas,
    arcs: projected,
    objects: { states: select(objects.states), counties: select(objects.counties) },
  };
}

const outside = [Number.NaN, Number.NaN] as const;

/** Builds the map from Census Bureau shapes, lakes, rivers, and roads of Natural Earth, and ZIP code locations. */
export function drawMap(): DrawnMap {
  const towns = nameTowns(readZipCodes());
  const atlases = [readAtlas("albers-10m"), projectTerritories()];
  const shapes = atlases.flatMap((atlas) => shapesOf(atlas));
  const land = drawLand(shapes, toPath);
  return {
    country: {
      ...land.country,
      coasts: atlases.map((atlas) => drawBorders(atlas, atlas.objects.states, "outer")).join(""),
      borders: atlases.map((atlas) => drawBorders(atlas, atlas.objects.states, "inner")).join(""),
      states: shapes.map(({ code, label, bounds }) => ({ code, label, bounds })),
      towns: [...towns.values()].flat().filter(isOfCountry),
    },
    states: new Map(
      shapes.map(({ code, borders, counties }) => [
        code,
        {
          ...(land.states.get(code) ?? noLand),
          borders,
          counties,
          towns: (towns.get(code) ?? []).filter((town) => !isOfCountry(town)),
        },
      ]),
    ),
  };
}

const noLand = { lakes: "", rivers: "", roads: "" };

const drawBorders = (atlas: Atlas, shapes: Shapes, kind: "outer" | "inner"): string =>
  toPath(mesh(atlas, shapes, (one, other) => (one === other) === (kind === "outer")).coordinates);

const longNames = new Map([
  ["Commonwealth of the Northern Mariana Islands", "MP"],
  ["United States Virgin Islands", "VI"],
]);

/** Returns the states of an atlas with their counties. */
const shapesOf = (atlas: Atlas) =>
  feature(atlas, atlas.objects.states).features.map(({ id, geometry, properties: { name } }) => {
    const code = longNames.get(name) ?? stateCode(name);
    if (!code) throw new Error(`The atlas has an unknown state: ${name}.`);
    const { counties } = atlas.objects;
    const own: Shapes = {
      ...counties,
      // A county's FIPS code starts with that of its state.
      geometries: counties.geometries.filter((county) => String(county.id).startsWith(String(id))),
    };
    return {
      code,
      label: areaName(stateName(code), geometry),
      bounds: boundsOf(geometry),
      rings: partsOf(geometry).flatMap(({ coordinates }) => coordinates),
      borders: drawBorders(atlas, own, "inner"),
      counties: feature(atlas, own).features.map((county) =>
        areaName(county.properties.name, county.geometry),
      ),
    };
  });
