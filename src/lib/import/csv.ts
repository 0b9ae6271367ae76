import Papa from "papaparse";
import { guardCell } from "@/lib/import/csv-cells";

/** The headings and rows of a CSV file, with cells unchanged. */
export interface CsvTable {
  headings: string[];
  rows: string[][];
}

/** Reads a table whose first row names its columns, which decides the separator. Blank rows stay, for the numbering. */
export function readCsv(text: string): CsvTable | { problem: string } {
  const [headingRow = ""] = text.split(/\r\n|\n|\r/, 1);
  const { delimiter } = Papa.parse(headingRow).meta;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const [headings = [], ...rows] = data;
  const unclosed = errors.find(({ code }) => code === "MissingQuotes");
  if (!unclosed) return { headings: headings.map((heading) => heading.trim()), rows };
  const row = Number(unclosed.row ?? 0) + 1;
  return {
    problem: `A quotation mark that opens in row ${row} is never closed, so the rows after it can't be read.`,
  };
}

/** Formats a table as CSV, guarding cells that a spreadsheet would run as formulas. */
export function writeCsv(
  headings: readonly string[],
  rows: readonly (readonly unknown[])[],
): string {
  return Papa.unparse({
    fields: headings.map((heading) => String(guardCell(heading))),
    data: rows.map((cells) => cells.map(guardCell)),
  });
}
