import Papa from "papaparse";
import { isKnownHeading } from "@/lib/import/columns";
import { guardCell } from "@/lib/import/csv-cells";

/** The headings and rows of a CSV file, with cells unchanged. */
export interface CsvTable {
  headings: string[];
  rows: string[][];
}

const separators = [",", ";", "\t", "|"];

/** The cells of the first record for a separator. */
const firstCells = (text: string, delimiter: string): string[] =>
  Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0] ?? [];

/**
 * The separator of a file, judged by its heading row alone: the one that yields the most known headings, then the most headings.
 * Cells don't count, because prices, addresses, and lists are full of commas and semicolons.
 */
function headingSeparator(text: string): string {
  const scored = separators.map((separator) => {
    const cells = firstCells(text, separator);
    return { separator, known: cells.filter(isKnownHeading).length, count: cells.length };
  });
  scored.sort((one, other) => other.known - one.known || other.count - one.count);
  return scored[0]?.separator ?? ",";
}

/** Reads a table whose first row names its columns, which decides the separator. Blank rows stay, for the numbering. */
export function readCsv(text: string): CsvTable | { problem: string } {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: headingSeparator(text) });
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
