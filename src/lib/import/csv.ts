import Papa from "papaparse";
import { isKnownHeading } from "@/lib/import/columns";
import { guardCell, quoteCell } from "@/lib/import/csv-cells";

/** The headings and rows of a CSV file, with cells unchanged. */
export interface CsvTable {
  headings: string[];
  rows: string[][];
  /** What was above the headings, or that there seem to be none. */
  note?: string;
}

/** The place of the row, among the first ones, with the most recognized headings. */
function findHeadings(rows: readonly (readonly string[])[]): number {
  const counts = rows.slice(0, 12).map((cells) => cells.filter(isKnownHeading).length);
  const most = Math.max(...counts);
  return most > 1 ? counts.indexOf(most) : 0;
}

/** Reads a table. Its headings decide the separator. Blank rows stay, for the numbering. */
export function readCsv(text: string): CsvTable | { problem: string } {
  const lines = text.split(/\r\n|\n|\r/, 12).map((line) => Papa.parse<string[]>(line));
  const { delimiter } = lines[findHeadings(lines.map(({ data }) => data[0] ?? []))]?.meta ?? {};
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiter ?? "," });
  const place = findHeadings(data);
  const headings = (data[place] ?? []).map((heading) => heading.trim());
  const above = data.slice(0, place).flatMap((cells) => cells.filter((cell) => cell.trim()));
  const rows = [...data.slice(0, place).map(() => []), ...data.slice(place + 1)];
  const unclosed = errors.find(({ code }) => code === "MissingQuotes");
  const isHeaded = headings.some(isKnownHeading);
  const note = isHeaded
    ? `The headings seem to be in row ${place + 1}, so what is above isn't imported: ${above.map(quoteCell).join(", ") || "nothing"}.`
    : "No heading in this file is recognized. If its first row is a practice, add a row of headings above it.";
  if (!unclosed) return { headings, rows, ...((place > 0 || !isHeaded) && { note }) };
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
