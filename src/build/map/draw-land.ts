import { readFileSync } from "node:fs";
import path from "node:path";
import type { Position } from "geojson";
import type { Land } from "../../lib/directory/map-file.ts";
import { toMap } from "../../lib/directory/map-projection.ts";
import { cutLines, type StateRings } from "./cut-lines.ts";
import { simplifyLine } from "./simplify-line.ts";

/** A line of Natural Earth: its rank, which grows with unimportance, then longitudes and latitudes in turns. */
type RankedLine = readonly number[];

const readData = <Data>(name: string): Data =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, "data", name), "utf8"));

/** The ranks of lakes and rivers that are on the map of the whole country. */
const countryRanks = { lakes: 3, rivers: 5 };

/** How much lines are simplified on the map of the whole country, in map units. */
const coarse = 0.9;

/** The land of the whole country, with the largest lakes and rivers, and of each state. */
interface DrawnLand {
  country: Land;
  states: ReadonlyMap<string, Land>;
}

/** Draws lakes, rivers, and roads. */
export function drawLand(
  states: readonly StateRings[],
  toPath: (lines: readonly Position[][]) => string,
): DrawnLand {
  const water = readData<{ lakes: RankedLine[]; rivers: RankedLine[] }>("water.json");
  const roads = readData<RankedLine[]>("roads.json").flatMap((line) => projectLine([0, ...line]));
  // A lake is whole in each of its states.
  const lakes = new Map<string, Position[][]>();
  const largeLakes: Position[][] = [];
  for (const lake of water.lakes) {
    const shores = projectLine(lake);
    const codes = [...cutLines(shores, states).keys()];
    for (const code of codes) lakes.set(code, [...(lakes.get(code) ?? []), ...shores]);
    if (codes.length > 0 && rankOf(lake) <= countryRanks.lakes) largeLakes.push(...shores);
  }
  const rivers = cutLines(water.rivers.flatMap(projectLine), states);
  const largeRivers = cutLines(
    water.rivers.filter((river) => rankOf(river) <= countryRanks.rivers).flatMap(projectLine),
    states,
  );
  const cutRoads = cutLines(roads, states);
  const drawCoarse = (lines: readonly Position[][]) =>
    toPath(lines.map((line) => simplifyLine(line, coarse)));
  return {
    country: {
      lakes: drawCoarse(largeLakes),
      rivers: drawCoarse([...largeRivers.values()].flat()),
      roads: drawCoarse([...cutRoads.values()].flat()),
    },
    states: new Map(
      states.map(({ code }) => [
        code,
        {
          lakes: toPath(lakes.get(code) ?? []),
          rivers: toPath(rivers.get(code) ?? []),
          roads: toPath(cutRoads.get(code) ?? []),
        },
      ]),
    ),
  };
}

const rankOf = ([rank = 0]: RankedLine) => rank;

/** Projects a line to map units. Points outside of the map split it. */
function projectLine([, ...degrees]: RankedLine): Position[][] {
  const lines: Position[][] = [[]];
  for (let index = 0; index + 1 < degrees.length; index += 2) {
    const point = toMap(degrees[index + 1] ?? 0, degrees[index] ?? 0);
    if (point) lines.at(-1)?.push([...point]);
    else lines.push([]);
  }
  return lines.filter((line) => line.length > 1);
}
