import { readFileSync } from "node:fs";
import { parseZipCodesSql } from "../zips/sql.ts";
import { centralCities } from "./data/cities-central.ts";
import { eastCities } from "./data/cities-east.ts";
import { westCities } from "./data/cities-west.ts";
import { states } from "./data/states.ts";
import type { Random } from "./random.ts";

export interface Place {
  city: string;
  state: string;
  stateName: string;
  zip: string;
  areaCode: string;
}

interface City {
  name: string;
  areaCode: string;
  weight: number;
}

const practiceTotal = 440;
const migration = new URL("../../migrations/20261121090300_load_zip_codes.sql", import.meta.url);

/** Where the practices are: every state by its share of residents, at least two, at real ZIPs. */
export function choosePlaces(random: Random): Place[] {
  const zips = deliverableZips();
  const residents = states.reduce((sum, state) => sum + state.residents, 0);
  return states.flatMap((state) => {
    const count = Math.max(2, Math.round((practiceTotal * state.residents) / residents));
    const used = new Set<string>();
    return spread(citiesOf(state.code), count).map((city): Place => {
      const all = zips.get(`${city.name}|${state.code}`);
      if (!all) throw new Error(`No ZIP for ${city.name}, ${state.code}.`);
      const free = all.filter((zip) => !used.has(zip));
      const zip = random.pick(free.length > 0 ? free : all);
      used.add(zip);
      const { name, areaCode } = city;
      return { city: name, state: state.code, stateName: state.name, zip, areaCode };
    });
  });
}

// ZIPs for post office boxes and single companies carry the coordinates of their town; a ZIP that
// shares its coordinates with another is passed over where the town has a better one.
function deliverableZips(): Map<string, string[]> {
  const all = parseZipCodesSql(readFileSync(migration, "utf8"));
  const spots = new Map<string, number>();
  const spot = (zip: (typeof all)[number]) => `${zip.latitude},${zip.longitude}`;
  for (const zip of all) spots.set(spot(zip), (spots.get(spot(zip)) ?? 0) + 1);
  const cities = new Map<string, typeof all>();
  for (const zip of all) {
    const key = `${zip.city}|${zip.state}`;
    cities.set(key, [...(cities.get(key) ?? []), zip]);
  }
  return new Map(
    [...cities].map(([key, list]) => {
      const alone = list.filter((zip) => spots.get(spot(zip)) === 1);
      return [key, (alone.length > 0 ? alone : list).map((zip) => zip.zip)];
    }),
  );
}

function citiesOf(state: string): City[] {
  const lists = (eastCities + centralCities + westCities).trim().split(/\n(?=[A-Z]{2}: )/);
  const list = lists.find((entry) => entry.startsWith(`${state}: `));
  if (!list) throw new Error(`No cities for ${state}.`);
  return list
    .slice(4)
    .split(/,\s+/)
    .map((entry) => {
      const [, name = "", areaCode = "", weight = "1"] =
        /^(.+) (\d{3})(?:\*(\d))?$/.exec(entry.trim()) ?? [];
      return { name, areaCode, weight: Number(weight) };
    });
}

/** Takes every city once, then those of weight two again, and so on until there are enough. */
function spread(cities: City[], count: number): City[] {
  const heaviest = Math.max(...cities.map((city) => city.weight));
  const rounds = Array.from({ length: heaviest }, (_, round) =>
    cities.filter((city) => city.weight > round),
  ).flat();
  return Array.from({ length: count }, (_, index) => rounds[index % rounds.length]).filter(
    (city) => city !== undefined,
  );
}
