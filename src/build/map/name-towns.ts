import type { ZipCode } from "../../../supabase/scripts/zips/source.ts";
import { scaleOf } from "../../lib/map/levels.ts";
import type { TownName } from "../../lib/map/map-file.ts";
import { toMap } from "../../lib/map/projection.ts";

/** So much room a name takes with the free space around it, in pixels. */
const room = { width: 90, height: 36 };

/** How large a town is at least that is named at a level: a hamlet is no landmark of the country, however lonely it is. */
const leastSizes = [6, 3, 2, 2, 1, 1, 1];

interface Town {
  name: string;
  state: string;
  /** In how many places its ZIP codes lie: those of offices and of post office boxes lie where another one does. */
  size: number;
  x: number;
  y: number;
}

/** The towns of each state, the largest first: each is named from the level on at which no larger one needs its room. */
export function nameTowns(zipCodes: readonly ZipCode[]): Map<string, TownName[]> {
  const named = new Map<string, TownName[]>();
  const levels = leastSizes.map((least, level) => new Level(scaleOf(level), least));
  for (const town of largestFirst(zipCodes)) {
    const free = levels.findIndex((level) => level.hasRoomFor(town));
    const level = free < 0 ? levels.length : free;
    for (const nearer of levels.slice(level)) nearer.take(town);
    const towns = named.get(town.state) ?? [];
    named.set(town.state, towns);
    towns.push([town.name, round(town.x), round(town.y), level]);
  }
  return named;
}

const round = (units: number) => Math.round(units * 100) / 100;

/** What is taken of the map at a scale, in cells of the size of a name. */
class Level {
  readonly #scale: number;
  readonly #least: number;
  readonly #towns = new Map<string, Town[]>();

  constructor(scale: number, least: number) {
    this.#scale = scale;
    this.#least = least;
  }

  #cellOf = ({ x, y }: Town): [column: number, row: number] => [
    Math.floor((x * this.#scale) / room.width),
    Math.floor((y * this.#scale) / room.height),
  ];

  take(town: Town): void {
    const cell = this.#cellOf(town).join();
    this.#towns.set(cell, [...(this.#towns.get(cell) ?? []), town]);
  }

  hasRoomFor(town: Town): boolean {
    if (town.size < this.#least) return false;
    const [column, row] = this.#cellOf(town);
    const around = [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].flatMap((down) => this.#towns.get([column + right, row + down].join()) ?? []),
    );
    return around.every(
      ({ x, y }) =>
        Math.abs(x - town.x) * this.#scale >= room.width ||
        Math.abs(y - town.y) * this.#scale >= room.height,
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

/** A town in the middle of its places, of which some lie far out; nothing for one that lies beyond the map. */
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
