import { type ImportColumn, requiredColumns } from "@/lib/import/columns";
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

/** The required columns that are missing. To update a listing, an NPI or its ID is enough, or a name and ZIP code. */
export function missingColumns(
  has: (column: ImportColumn | "reference") => boolean,
  mode: ImportMode,
): ImportColumn[] {
  const lookups: ImportColumn[] =
    has("npi") || has("reference") ? [] : ["practice_name", "address_zip"];
  return (mode === "add" ? requiredColumns : lookups).filter((column) => !has(column));
}

/** A table and the file it comes from. */
export interface SourceTable extends CsvTable {
  /** The file name. */
  file: string;
  /** When the file was last changed. */
  dated: string;
}

/** The row below the headings, as spreadsheets count. */
export const firstRow = 2;

/** Whether a row is empty. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => !cell.trim());
