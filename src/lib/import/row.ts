import { type ImportValue, readCell } from "@/lib/import/cells";
import {
  type ColumnMapping,
  type ImportColumn,
  importColumns,
  neededColumns,
} from "@/lib/import/columns";
import { unguardCell } from "@/lib/import/csv-cells";
import { type ImportMode, neededToFind } from "@/lib/import/mode";
import { quoteCell, refusal } from "@/lib/import/reason";
import { fieldLabel } from "@/lib/listings/fields";

/** A listing as the import takes it; null where the file says nothing. */
export type ImportListing = Partial<Record<ImportColumn, ImportValue>>;

/** A row of a file: a listing to send, with what was left out of it, or the reason why it is none. */
export type ImportRow = { listing: ImportListing; warnings: string[] } | { reason: string };

/** The field without which a row means no listing; null when all are there. */
function findMissing(listing: ImportListing, mode: ImportMode): ImportColumn | null {
  const isEmpty = (column: ImportColumn) => (listing[column] ?? null) === null;
  if (mode === "add") return neededColumns.find(isEmpty) ?? null;
  return isEmpty("npi") ? (neededToFind.find(isEmpty) ?? null) : null;
}

/**
 * Turns the cells of a row into a listing. Cells that are missing at its end count as empty. What is wrong is never mended: a field that
 * a listing needs refuses the row, any other one is left out with a warning.
 */
export function toImportRow(
  cells: readonly string[],
  mapping: ColumnMapping,
  columnCount: number,
  mode: ImportMode,
): ImportRow {
  if (cells.slice(columnCount).some((cell) => cell.trim())) {
    return { reason: `This row has ${cells.length} cells, the first row has ${columnCount}` };
  }
  const listing: ImportListing = {};
  const warnings: string[] = [];
  for (const column of importColumns) {
    listing[column] = null;
    const place = mapping[column];
    const text = place === undefined ? "" : unguardCell((cells[place] ?? "").trim());
    if (!text) continue;
    const cell = readCell(column, text);
    if ("value" in cell) listing[column] = cell.value;
    else if (neededColumns.includes(column)) return { reason: refusal(column, text) };
    else warnings.push(`${fieldLabel(column)} ${quoteCell(text)} left out: ${cell.problem}`);
  }
  const missing = findMissing(listing, mode);
  return missing ? { reason: `${fieldLabel(missing)} is missing` } : { listing, warnings };
}
