import Papa from "papaparse";
import { guardCell } from "@/lib/import/csv-cells";

/** What a CSV file holds: its headings, and its rows as they stand. */
export interface CsvTable {
  headings: string[];
  rows: string[][];
}

/** Reads a table whose first row names its columns, whatever separates them. Blank rows stay, for the numbering. */
export function readCsv(text: string): CsvTable {
  const { data } = Papa.parse<string[]>(text, {
    delimitersToGuess: [",", ";", "\t", "|"],
  });
  const [headings = [], ...rows] = data;
  return { headings: headings.map((heading) => heading.trim()), rows };
}

/** Writes a table as CSV that no spreadsheet takes for formulas. */
export function writeCsv(
  headings: readonly string[],
  rows: readonly (readonly unknown[])[],
): string {
  return Papa.unparse({
    fields: [...headings],
    data: rows.map((cells) => cells.map(guardCell)),
  });
}
