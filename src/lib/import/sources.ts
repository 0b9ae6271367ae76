import { type ColumnMapping, type ImportColumn, requiredColumns } from "@/lib/import/columns";
import type { CsvTable } from "@/lib/import/csv";

/** Whether an import adds practices, updates listed ones, or both. */
export type ImportMode = "add" | "update" | "both";

/** The modes with their labels. */
export const importModes: readonly { value: ImportMode; label: string; hint: string }[] = [
  {
    value: "add",
    label: "Add new practices",
    hint: "You decide about rows that may already be listed.",
  },
  {
    value: "update",
    label: "Update listed practices",
    hint: "Rows are matched by listing ID, NPI, or name and ZIP code. You decide about weaker matches. Empty cells change nothing.",
  },
  { value: "both", label: "Both", hint: "Updates listed practices and adds the rest." },
];

/** The columns that identify a listing without an NPI. */
export const lookupColumns: readonly ImportColumn[] = ["practice_name", "address_zip"];

/** The required columns that aren't mapped. To update, a row needs an NPI or reference, or a name and ZIP code. */
export function missingColumns(mapping: ColumnMapping, mode: ImportMode): ImportColumn[] {
  const isMissing = (column: ImportColumn) => mapping[column] === undefined;
  if (mode !== "update") return requiredColumns.filter(isMissing);
  const isNamed = mapping.npi !== undefined || mapping.reference !== undefined;
  return isNamed ? [] : lookupColumns.filter(isMissing);
}

/** A table and the file it comes from. */
export interface SourceTable extends CsvTable {
  /** The file name. */
  file: string;
  /** When the file was last changed. */
  dated: string;
  /** What was left out of each row of a registry of providers; its rows only fill in and check listings. */
  registry?: readonly (readonly string[])[];
}

/** The row below the headings, as spreadsheets count. */
export const firstRow = 2;

/** Whether a row is empty. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => !cell.trim());
