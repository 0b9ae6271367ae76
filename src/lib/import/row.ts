import { isNoValue } from "@/lib/format/no-value";
import { inWords } from "@/lib/format/numbers";
import { isUuid } from "@/lib/format/text";
import { canBeNone, readCell, stateOf } from "@/lib/import/cells";
import {
  type ColumnMapping,
  fileColumns,
  type ImportColumn,
  importColumns,
} from "@/lib/import/columns";
import { quoteCell, unguardCell } from "@/lib/import/csv-cells";
import type { FileName, ImportValue, RowValues } from "@/lib/import/file-column";
import { type ImportMode, lookupColumns } from "@/lib/import/sources";
import { restoreZip } from "@/lib/import/spreadsheet-damage";

/** A listing in the format of the API; null for missing values. */
export type ImportListing = Partial<Record<ImportColumn, ImportValue>>;

/** Notes about the cells of a row that aren't plain values. */
export interface ImportNotes {
  /** Interpretations of phrases. */
  readings: string[];
  /** Values that were left out. */
  warnings: string[];
}

/** The values of a row by column, with notes. */
export type ReadRow = { values: RowValues } & ImportNotes;

/** A row of the practices file: a listing to send, with notes. */
export interface ImportRow extends ReadRow {
  listing: ImportListing;
  /** The id of the listing that the row's reference names. */
  id: string | null;
}

const rawText = (cells: readonly string[], place: number | undefined): string =>
  place === undefined ? "" : unguardCell((cells[place] ?? "").trim());

/** The text of a cell, unguarded; empty if the column isn't mapped, or the text says that there is no value. */
export function cellText(
  cells: readonly string[],
  place: number | undefined,
  isNoneAnswer = false,
): string {
  const text = rawText(cells, place);
  return isNoValue(text) && !(isNoneAnswer && /^none$/i.test(text)) ? "" : text;
}

/** The texts in a list. */
export const textsOf = (value: ImportValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** The columns that a row must have. To update a listing, its NPI or its ID is enough. */
function requiredOf(
  file: FileName,
  { npi, reference }: RowValues,
  mode: ImportMode,
): readonly string[] {
  if (file !== "practices" || mode === "add")
    return fileColumns[file].filter(({ isRequired }) => isRequired).map(({ column }) => column);
  return npi || isUuid(String(reference ?? "")) ? [] : lookupColumns;
}

/**
 * Parses the cells of a row; missing cells at the end are empty. Phrases are interpreted and reported. An invalid required
 * cell or a missing one rejects the row; any other invalid cell is left out with a warning.
 */
export function readRow(
  cells: readonly string[],
  file: FileName,
  mapping: ColumnMapping,
  columnCount: number,
  mode: ImportMode = "add",
): ReadRow | { reason: string } {
  if (cells.slice(columnCount).some((cell) => cell.trim())) {
    const count = inWords(cells.length, "cell");
    return { reason: `This row has ${count}, but the heading row has ${columnCount}` };
  }
  const columns = fileColumns[file];
  const textOf = (column: string) => cellText(cells, mapping[column], canBeNone(column, file));
  const row: ReadRow = { values: {}, readings: [], warnings: [] };
  const unsaid = new Map<string, string[]>();
  const leaveEmpty = (label: string, said: string) =>
    unsaid.set(said, [...(unsaid.get(said) ?? []), label]);
  for (const known of columns) {
    if (known.kind === "information" && known.column !== "listing_status") continue;
    const written = textOf(known.column);
    row.values[known.column] ??= null;
    if (!written) {
      const said = rawText(cells, mapping[known.column]);
      if (said) leaveEmpty(known.label, said);
      continue;
    }
    const text =
      known.kind === "zip" ? restoreZip(written, stateOf(textOf("address_state"))) : written;
    if (text !== written) {
      row.readings.push(`${known.label} ${quoteCell(written)} read as ${text}`);
    }
    const cell = readCell(known, text);
    // A function, because most cells don't need it.
    const quoted = () => `${known.label} ${quoteCell(text)}`;
    if ("problem" in cell) {
      if (known.isRequired) return { reason: `${quoted()}: ${cell.problem}` };
      row.warnings.push(`${quoted()} left out: ${cell.problem}`);
    } else if (cell.value === null) {
      leaveEmpty(known.label, written);
    } else if (known.kind === "profile" && cell.column) {
      row.values[cell.column] = [
        ...new Set([...textsOf(row.values[cell.column]), ...textsOf(cell.value)]),
      ];
    } else if (cell.column && textOf(cell.column)) {
      const meant = columns.find(({ column }) => column === cell.column)?.label;
      row.warnings.push(`${quoted()} left out: “${meant}” has its own cell`);
    } else {
      row.values[cell.column ?? known.column] = cell.value;
      for (const [column, value] of Object.entries(cell.also ?? {})) {
        if (!textOf(column)) row.values[column] = value;
      }
      if (cell.readAs) row.readings.push(`${quoted()} read as ${cell.readAs}`);
      if (cell.leftOut) row.warnings.push(`${known.label}: ${cell.leftOut}`);
    }
  }
  for (const [said, labels] of unsaid)
    row.readings.push(`${labels.join(", ")} ${quoteCell(said)} read as empty`);
  const required = requiredOf(file, row.values, mode);
  const missing = columns.find(
    ({ column }) => required.includes(column) && (row.values[column] ?? null) === null,
  );
  return missing ? { reason: `${missing.label} is missing` } : row;
}

/** Converts a row of the practices file into a listing, or returns the reason for rejecting it. */
export function toImportRow(
  cells: readonly string[],
  mapping: ColumnMapping,
  columnCount: number,
  mode: ImportMode,
): ImportRow | { reason: string } {
  const row = readRow(cells, "practices", mapping, columnCount, mode);
  if ("reason" in row) return row;
  const listing: ImportListing = Object.fromEntries(
    importColumns.map((column) => [column, row.values[column] ?? null]),
  );
  const reference = String(row.values.reference ?? "");
  return { ...row, listing, id: isUuid(reference) ? reference : null };
}
