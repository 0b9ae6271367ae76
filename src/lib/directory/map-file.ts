const firstTowns = 1.25;

/** The zoom level for town names. Each level doubles the scale and has room for more names. */
export const levelOf = (scale: number): number => Math.floor(Math.log2(scale / firstTowns));

/** The lowest scale of a level. */
export const scaleOf = (level: number): number => firstTowns * 2 ** level;

/** The last level whose towns are in the country's file. */
export const lastOfCountry = 1;

/** The scale from which states are shown with counties and towns. */
export const statesFrom = scaleOf(lastOfCountry + 1);

/** Coordinates in paths are whole steps; one map unit has this many. */
export const steps = 20;

/** A part of the map, in map units. */
export interface Bounds {
  west: number;
  north: number;
  east: number;
  south: number;
}

/** The position and width of a state's or county's name. */
export type AreaName = readonly [name: string, x: number, y: number, width: number];

/** The position of a town, and the lowest level that shows its name: see `levelOf`. */
export type TownName = readonly [name: string, x: number, y: number, level: number];

export interface StateArea {
  code: string;
  label: AreaName;
  bounds: Bounds;
}

/** Lakes, rivers, and major roads, as SVG paths in steps. */
export interface Land {
  lakes: string;
  rivers: string;
  roads: string;
}

/** The map of the whole country, with its largest lakes and rivers. */
export interface CountryFile extends Land {
  coasts: string;
  borders: string;
  states: readonly StateArea[];
  towns: readonly TownName[];
}

/** The details of a state: its counties and land, and the towns that the country's file leaves out. */
export interface StateFile extends Land {
  borders: string;
  counties: readonly AreaName[];
  towns: readonly TownName[];
}

const has = (data: unknown, ...names: string[]) =>
  typeof data === "object" && data !== null && names.every((name) => name in data);

export const isCountryFile = (data: unknown): data is CountryFile =>
  has(data, "coasts", "borders", "states", "towns", "roads");

export const isStateFile = (data: unknown): data is StateFile =>
  has(data, "borders", "counties", "towns", "roads");
