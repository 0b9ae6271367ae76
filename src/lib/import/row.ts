import { isUuid } from "@/lib/format/uuid";
import type { ImportValue } from "@/lib/import/cell";
import { readCell, stateOf } from "@/lib/import/cells";
import {
  type ColumnMapping,
  fileColumns,
  type ImportColumn,
  importColumns,
  neededColumns,
} from "@/lib/import/columns";
import { unguardCell } from "@/lib/import/csv-cells";
import type { FileColumn, FileName } from "@/lib/import/file-column";
import { type ImportMode, neededToFind } from "@/lib/import/mode";
import { quoteCell, refusal } from "@/lib/import/reason";
import { restoreZip } from "@/lib/import/spreadsheet-damage";

/** A listing as the import takes it; null where the file says nothing. */
export type ImportListing = Partial<Record<ImportColumn, ImportValue>>;

/** What was made of the cells of a row that do not hold plain values. */
export interface ImportNotes {
  /** How phrases were understood. */
  readings: string[];
  /** What was left out. */
  warnings: string[];
}

/** The cells of a row by their columns, with what was made of them, or the reason why it is none. */
export type ReadRow = { values: Record<string, ImportValue> } & ImportNotes;

/** A row of the practices: a listing to send, with what was made of it, or the reason why it is none. */
export type ImportRow =
  | ({
      listing: ImportListing;
      /** The listing that the row means by its reference. */
      id: string | null;
      /** All cells, also of what stands beside a listing. */
      values: ReadRow["values"];
      /** What the file says its status is. */
      listingStatus: string | null;
    } & ImportNotes)
  | { reason: string };

/** The text of a column's cell as it is meant, empty where there is none. */
export const cellText = (cells: readonly string[], place: number | undefined): string =>
  place === undefined ? "" : unguardCell((cells[place] ?? "").trim());

const isList = (value: ImportValue | undefined): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** A heading in the middle of a sentence. */
const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

const tooManyCells = (count: number, expected: number) =>
  `This row has ${count} cells, the first row has ${expected}`;

/** What to do where cents behind a comma look like a cell of their own: 75,50. */
function splitAmountHint(cells: readonly string[]): string {
  const split = cells.findIndex(
    (cell, place) => /^\s*\$?\d{1,4}$/.test(cell) && /^\d{2}\s*$/.test(cells[place + 1] ?? ""),
  );
  return split < 0
    ? ""
    : `. If ${cells[split]},${cells[split + 1]} is one amount, put quotation marks around it`;
}

/**
 * Reads the cells of a row. Those that are missing at its end count as empty. A phrase that means one thing is taken for it, and that is
 * told; what is wrong is never mended: a cell that its row needs refuses the row, any other one is left out with a warning.
 */
export function readRow(
  cells: readonly string[],
  file: FileName,
  mapping: ColumnMapping,
  columnCount: number,
): ReadRow | { reason: string } {
  if (cells.slice(columnCount).some((cell) => cell.trim())) {
    return { reason: `${tooManyCells(cells.length, columnCount)}${splitAmountHint(cells)}` };
  }
  const columns = fileColumns[file];
  const labelOf = (name: string) => columns.find(({ column }) => column === name)?.label ?? name;
  const textOf = (column: string) => cellText(cells, mapping[column]);
  const row: ReadRow = { values: {}, readings: [], warnings: [] };
  for (const known of columns) {
    const written = textOf(known.column);
    row.values[known.column] ??= null;
    if (!written) continue;
    const text =
      known.kind === "zip" ? restoreZip(written, stateOf(textOf("address_state"))) : written;
    if (text !== written) {
      row.readings.push(`${known.label} ${quoteCell(written)} read as ${text}`);
    }
    const cell = readCell(known, text);
    // Most cells need no word.
    const quoted = () => `${known.label} ${quoteCell(text)}`;
    if ("problem" in cell) {
      if (known.isNeeded) return { reason: refusal(known, text) };
      row.warnings.push(`${quoted()} left out: ${cell.problem}`);
    } else if (known.kind === "profile" && cell.column && isList(cell.value)) {
      const others = row.values[cell.column];
      row.values[cell.column] = [...new Set([...(isList(others) ? others : []), ...cell.value])];
    } else if (cell.column && textOf(cell.column)) {
      const meant = labelOf(cell.column);
      const why =
        typeof cell.value === "boolean"
          ? `“${meant}” has a cell of its own`
          : `it is a ${lower(meant)}, and the row has one`;
      row.warnings.push(`${quoted()} left out: ${why}`);
    } else {
      row.values[cell.column ?? known.column] = cell.value;
      for (const [column, value] of Object.entries(cell.also ?? {})) {
        if (!textOf(column)) row.values[column] = value;
      }
      if (cell.readAs) row.readings.push(`${quoted()} read as ${cell.readAs}`);
      if (cell.leftOut) row.warnings.push(`${known.label}: ${cell.leftOut}`);
    }
  }
  return row;
}

/** The column without which a row is none; null when all are there. */
export const missingCell = (
  values: ReadRow["values"],
  columns: readonly FileColumn[],
): FileColumn | null => columns.find(({ column }) => (values[column] ?? null) === null) ?? null;

/** The columns without which a row means no listing. */
function neededBy(values: ReadRow["values"], mode: ImportMode): readonly ImportColumn[] {
  if (mode === "add") return neededColumns;
  return values.npi || isUuid(String(values.reference ?? "")) ? [] : neededToFind;
}

/** Turns a row of the practices into a listing. */
export function toImportRow(
  cells: readonly string[],
  mapping: ColumnMapping,
  columnCount: number,
  mode: ImportMode,
): ImportRow {
  const row = readRow(cells, "practices", mapping, columnCount);
  if ("reason" in row) return row;
  const { values, readings, warnings } = row;
  const needed: readonly string[] = neededBy(values, mode);
  const columns = fileColumns.practices.filter(({ column }) => needed.includes(column));
  const missing = missingCell(values, columns);
  if (missing) return { reason: `${missing.label} is missing` };
  const listing: ImportListing = Object.fromEntries(
    importColumns.map((column) => [column, values[column] ?? null]),
  );
  const [id, listingStatus] = [values.reference, values.listing_status].map((value) =>
    typeof value === "string" ? value : null,
  );
  return {
    listing,
    values,
    readings,
    warnings,
    id: id && isUuid(id) ? id : null,
    listingStatus: listingStatus ?? null,
  };
}
