import Papa from "papaparse";
import { isKnownHeading } from "@/lib/import/columns";
import { guardCell } from "@/lib/import/csv-cells";

/** The headings and rows of a CSV file, with cells unchanged. */
export interface CsvTable {
  headings: string[];
  rows: string[][];
  /** The number of the first row below the headings, as spreadsheets count; 2 unless blank rows precede the headings. */
  firstRow?: number;
  /** Why the file can't be read as a table, as a sentence. */
  problem?: string;
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

/** Parses one table after its `sep=` line and the blank lines above its headings are gone. */
function parseTable(text: string, separator: string, skipped: number): CsvTable {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator });
  const [headings = [], ...rows] = data;
  const firstRow = 2 + skipped;
  const table = { headings: headings.map((heading) => heading.trim()), rows };
  const unclosed = errors.find(({ code }) => code === "MissingQuotes");
  return {
    ...table,
    ...(skipped > 0 && { firstRow }),
    ...(unclosed && {
      problem: `A quotation mark that opens in row ${Number(unclosed.row ?? 0) + 1 + skipped} is never closed, so the rows after it can't be read.`,
    }),
  };
}

/**
 * Reads a table whose first row with text names its columns. A first line "sep=;" names the separator, as Excel writes and reads it;
 * otherwise the heading row decides. Blank rows stay, for the numbering.
 */
export function readCsv(text: string): CsvTable {
  const [line = "", named = ""] = /^"?sep=(.)"?[\t ]*(?:\r\n|\n|\r)/i.exec(text) ?? [];
  const body = text.slice(line.length);
  const lines = /^(?:[ ,;\t|"]*(?:\r\n|\n|\r))*/.exec(body)?.[0] ?? "";
  const table = body.slice(lines.length);
  const skipped = lines.split(/\r\n|\n|\r/).length - 1;
  return parseTable(table, named || headingSeparator(table), skipped);
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
