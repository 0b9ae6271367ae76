import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Position } from "geojson";
import { simplifyLine } from "./simplify-line.ts";

// Writes data/water.json from Natural Earth: npx tsx src/build/map/import-natural-earth.ts <folder
// with us-lakes.geojson and us-rivers.geojson>

interface Source {
  features: readonly {
    properties: { name: string | null; scalerank: number };
    geometry: { coordinates: Position[][] | Position[][][] };
  }[];
}

const [, , folder = "."] = process.argv;
const read = (name: string): Source => JSON.parse(readFileSync(path.join(folder, name), "utf8"));

/** Degrees; about half a mile. */
const tolerance = 0.008;

/** Creeks. */
const leastRank = 11;

/** The coast of the Census Bureau already follows their shores. */
const greatLakes = ["Superior", "Michigan", "Huron", "Erie", "Ontario", "St. Clair"].map(
  (name) => `Lake ${name}`,
);

const isLine = (lines: Position[][] | Position[][][]): lines is Position[][] =>
  typeof lines[0]?.[0]?.[0] === "number";
const linesOf = (coordinates: Position[][] | Position[][][]): Position[][] =>
  isLine(coordinates) ? coordinates : coordinates.flat();
const round = (degrees = 0) => Math.round(degrees * 1000) / 1000;

const simplified = ({ features }: Source) =>
  features
    .filter(({ properties: { name } }) => !greatLakes.includes(name ?? ""))
    .flatMap(({ properties: { scalerank }, geometry }) =>
      linesOf(geometry.coordinates).map((line) => ({
        rank: scalerank,
        line: simplifyLine(line, tolerance).flatMap(([x, y]) => [round(x), round(y)]),
      })),
    );

const rows = (lines: ReturnType<typeof simplified>) =>
  lines.map(({ rank, line }) => JSON.stringify([rank, ...line])).join(",\n");

const lakes = simplified(read("us-lakes.geojson")).filter(({ line }) => line.length >= 8);
const rivers = simplified(read("us-rivers.geojson")).filter(({ rank }) => rank <= leastRank);
const target = path.join(import.meta.dirname, "data");
mkdirSync(target, { recursive: true });
writeFileSync(
  path.join(target, "water.json"),
  `{"lakes":[\n${rows(lakes)}\n],"rivers":[\n${rows(rivers)}\n]}\n`,
);
