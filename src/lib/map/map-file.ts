/** Paths are written in whole steps, so many to a unit of the map. */
export const steps = 20;

/** A part of the map, in its units. */
export interface Bounds {
  west: number;
  north: number;
  east: number;
  south: number;
}

/** Where the name of a state or a county stands, and how wide that is. */
export type AreaName = readonly [name: string, x: number, y: number, width: number];

/** Where a town lies, and from which level on it is named: see `levelOf`. */
export type TownName = readonly [name: string, x: number, y: number, level: number];

export interface StateArea {
  code: string;
  label: AreaName;
  bounds: Bounds;
}

/** What the map shows from afar. */
export interface CountryFile {
  coasts: string;
  borders: string;
  states: readonly StateArea[];
  towns: readonly TownName[];
}

/** What it shows of a state from near: its counties, and the towns that the country leaves out. */
export interface StateFile {
  borders: string;
  counties: readonly AreaName[];
  towns: readonly TownName[];
}

const has = (data: unknown, ...names: string[]) =>
  typeof data === "object" && data !== null && names.every((name) => name in data);

export const isCountryFile = (data: unknown): data is CountryFile =>
  has(data, "coasts", "borders", "states", "towns");

export const isStateFile = (data: unknown): data is StateFile =>
  has(data, "borders", "counties", "towns");
