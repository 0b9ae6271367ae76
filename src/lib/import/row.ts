import { isNoValue } from "@/lib/format/no-value";
import { inWords } from "@/lib/format/numbers";
import { isUuid } from "@/lib/format/text";
import { canBeNone, readCell, stateOf } from "@/lib/import/cells";
import {
  type ColumnMapping,
  fileColumns,
  type ImportColumn,
  importColumns,
  requiredColumns,
} from "@/lib/import/columns";
import { unguardCell } from "@/lib/import/csv-cells";
import type { FileColumn, FileName, ImportValue } from "@/lib/import/file-column";
import {
  type ImportMappings,
  type ImportMode,
  type ImportSources,
  isBlank,
  lookupColumns,
} from "@/lib/import/sources";
import { restoreZip } from "@/lib/import/spreadsheet-damage";
import { describeInvalid, quoteCell } from "./reason.ts";

/** The index of the practice that a related row belongs to, or the problem. */
type Owner = { index: number } | { problem: string };

const folded = (text: string) => text.replace(/\s+/g, " ").toLowerCase();

/** Returns a function that finds a practice by its reference or by a unique name. */
export function ownerFinder(
  { practices }: ImportSources,
  mappings: ImportMappings,
): (key: string) => Owner {
  const { reference, practice_name } = mappings.practices ?? {};
  const byReference = new Map<string, number>();
  // Undefined marks a name that several practices have.
  const byName = new Map<string, number | undefined>();
  for (const [index, cells] of practices.rows.entries()) {
    if (isBlank(cells)) continue;
    const key = cellText(cells, reference);
    if (key && !byReference.has(key)) byReference.set(key, index);
    const name = folded(cellText(cells, practice_name));
    byName.set(name, byName.has(name) ? undefined : index);
  }
  return (key) => {
    if (!key) return { problem: "it has no practice" };
    const named = byReference.get(key);
    if (named !== undefined) return { index: named };
    const name = folded(key);
    if (!byName.has(name))
      return { problem: `no practice in this import matches ${quoteCell(key)}` };
    const index = byName.get(name);
    return index === undefined
      ? { problem: `several practices are named ${quoteCell(key)}; use the reference instead` }
      : { index };
  };
}

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
export type ReadRow = { values: Record<string, ImportValue> } & ImportNotes;

/** A row of the practices file: a listing to send, with notes, or the reason for rejecting it. */
export type ImportRow =
  | ({
      listing: ImportListing;
      /** The id of the listing that the row's reference names. */
      id: string | null;
      /** All values, including related rows in one cell. */
      values: ReadRow["values"];
      /** The listing status in the file. */
      listingStatus: string | null;
    } & ImportNotes)
  | { reason: string };

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

const isList = (value: ImportValue | undefined): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** Lowercases a label for use within a sentence. */
const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

const tooManyCells = (count: number, expected: number) =>
  `This row has ${inWords(count, "cell")}, but the heading row has ${expected}`;

/** A hint for amounts such as 75,50 that a comma splits into two cells. */
function splitAmountHint(cells: readonly string[]): string {
  const split = cells.findIndex(
    (cell, place) => /^\s*\$?\d{1,4}$/.test(cell) && /^\d{2}\s*$/.test(cells[place + 1] ?? ""),
  );
  return split < 0
    ? ""
    : `. If ${cells[split]},${cells[split + 1]} is one amount, put quotation marks around it`;
}

/**
 * Parses the cells of a row; missing cells at the end are empty. Phrases are interpreted and reported. An invalid required
 * cell rejects the row; any other invalid cell is left out with a warning.
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
  const textOf = (column: string) => cellText(cells, mapping[column], canBeNone(column, file));
  const row: ReadRow = { values: {}, readings: [], warnings: [] };
  const unsaid = new Map<string, string[]>();
  const leaveEmpty = (label: string, said: string) =>
    unsaid.set(said, [...(unsaid.get(said) ?? []), label]);
  for (const known of columns) {
    const written = textOf(known.column);
    row.values[known.column] ??= null;
    if (!written) {
      const said = rawText(cells, mapping[known.column]);
      if (said && known.kind !== "information") leaveEmpty(known.label, said);
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
      if (known.isRequired)
        return {
          reason: cell.isExplained ? `${quoted()}: ${cell.problem}` : describeInvalid(known, text),
        };
      row.warnings.push(`${quoted()} left out: ${cell.problem}`);
    } else if (cell.value === null) {
      leaveEmpty(known.label, written);
    } else if (known.kind === "profile" && cell.column && isList(cell.value)) {
      const others = row.values[cell.column];
      row.values[cell.column] = [...new Set([...(isList(others) ? others : []), ...cell.value])];
    } else if (cell.column && textOf(cell.column)) {
      const meant = labelOf(cell.column);
      const why =
        typeof cell.value === "boolean"
          ? `“${meant}” has its own cell`
          : `it's a ${lower(meant)}, and the row already has one`;
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
  for (const [said, labels] of unsaid)
    row.readings.push(`${labels.join(", ")} ${quoteCell(said)} read as empty`);
  return row;
}

/** The first required column without a value; null if there is none. */
export const missingCell = (
  values: ReadRow["values"],
  columns: readonly FileColumn[],
): FileColumn | null => columns.find(({ column }) => (values[column] ?? null) === null) ?? null;

/** The columns required in a mode. */
function requiredBy(values: ReadRow["values"], mode: ImportMode): readonly ImportColumn[] {
  if (mode === "add") return requiredColumns;
  return values.npi || isUuid(String(values.reference ?? "")) ? [] : lookupColumns;
}

/** Converts a row of the practices file into a listing. */
export function toImportRow(
  cells: readonly string[],
  mapping: ColumnMapping,
  columnCount: number,
  mode: ImportMode,
): ImportRow {
  const row = readRow(cells, "practices", mapping, columnCount);
  if ("reason" in row) return row;
  const { values, readings, warnings } = row;
  const required: readonly string[] = requiredBy(values, mode);
  const columns = fileColumns.practices.filter(({ column }) => required.includes(column));
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
