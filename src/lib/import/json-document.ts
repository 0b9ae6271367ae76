import { z } from "zod";
import { fileColumns, knownHeadings, simplify } from "@/lib/import/columns";
import { guardCell } from "@/lib/import/csv-cells";
import { readFhir } from "@/lib/import/fhir-bundle";
import { fileNames } from "@/lib/import/file-column";
import type { PartFile } from "@/lib/import/part-columns";
import type { ImportSources, SourceTable } from "@/lib/import/sources";

// Converts a JSON document, in which related rows are nested in each practice, into the same tables as CSV files.

const record = z.record(z.string(), z.unknown());
const list = z.array(record).optional();
const document = z.object({
  practices: z.array(
    z.looseObject({ clinicians: list, offices: list, prices: list, services: list }),
  ),
});

type Row = z.infer<typeof record>;
type Practice = z.infer<typeof document>["practices"][number];

/** The recognized headings of membership levels and former names. */
const nameHeadings = fileColumns.practices
  .filter(({ kind }) => kind === "levels" || kind === "names")
  .flatMap((known) => [known.column, ...knownHeadings(known)].map(simplify));

/** Formats a JSON value as a cell. */
function cellOf(value: unknown, heading: string): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) {
    // Names can contain commas.
    const separator = nameHeadings.includes(simplify(heading)) ? "; " : ", ";
    return value.map((item) => cellOf(item, heading)).join(separator);
  }
  // Guarded as in a CSV file, so that text that looks like a formula stays unchanged.
  return typeof value === "object" ? JSON.stringify(value) : String(guardCell(String(value)));
}

function toTable(file: string, rows: readonly Row[], places: readonly string[]): SourceTable {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return {
    file,
    headings,
    places,
    rows: rows.map((row) => headings.map((heading) => cellOf(row[heading], heading))),
  };
}

/** A practice's reference, or a generated one. */
const referenceOf = (practice: Row, index: number) =>
  cellOf(practice.reference, "reference") || `practice ${index + 1}`;

function nested(file: string, part: PartFile, practices: readonly Practice[]): SourceTable | null {
  const rows: Row[] = [];
  const places: string[] = [];
  for (const [index, practice] of practices.entries()) {
    for (const [place, row] of (practice[part] ?? []).entries()) {
      rows.push({ ...row, practice: referenceOf(practice, index) });
      places.push(`practice ${index + 1}, ${part.slice(0, -1)} ${place + 1}`);
    }
  }
  return rows.length > 0 ? toTable(file, rows, places) : null;
}

/** Parses JSON, or lines of JSON. */
const parseJson = (file: string, text: string): unknown =>
  file.toLowerCase().endsWith(".ndjson")
    ? text
        .split("\n")
        .filter((line) => line.trim())
        .map((line): unknown => JSON.parse(line))
    : JSON.parse(text);

/** Parses a JSON document; returns the problem as a sentence if it is invalid. */
export function readJson(file: string, text: string): ImportSources | { problem: string } {
  let content: unknown;
  try {
    content = parseJson(file, text);
  } catch (error) {
    return {
      problem: `${file} isn't valid JSON: ${error instanceof Error ? error.message : "?"}.`,
    };
  }
  const registry = readFhir(file, content);
  if (registry) return registry;
  const read = document.safeParse(content);
  if (!read.success) {
    const path = read.error.issues[0]?.path.join(" ");
    return {
      problem: `${file} should be {"practices": [{"practice_name": …, "clinicians": [{"name": …}]}]}. Check: ${path || "the beginning of the file"}.`,
    };
  }
  const { practices } = read.data;
  const sources: ImportSources = {
    practices: toTable(
      file,
      practices.map(({ clinicians: _c, offices: _o, prices: _p, services: _s, ...row }, index) => ({
        ...row,
        reference: referenceOf(row, index),
      })),
      practices.map((_practice, index) => `practice ${index + 1}`),
    ),
  };
  for (const part of fileNames) {
    const table = part !== "practices" && nested(file, part, practices);
    if (table) sources[part] = table;
  }
  return sources;
}
