import {
  type ColumnMapping,
  guessColumns,
  type ImportColumn,
  requiredColumns,
} from "@/lib/import/columns";
import type { CsvTable } from "@/lib/import/csv";
import { type FileName, fileNames } from "@/lib/import/file-column";

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

/** What becomes of a row. */
export const importOutcomes = [
  "undecided",
  "created",
  "updated",
  "unchanged",
  "duplicate",
  "rejected",
] as const;

export type ImportOutcome = (typeof importOutcomes)[number];

/** A table and the file it comes from. */
export interface SourceTable extends CsvTable {
  /** The file name. */
  file: string;
  /** What a registry of providers says about each row; its rows only fill in and check listings. */
  registry?: readonly RegistryNote[];
}

/** Why a row of a registry can't be imported, or which of its values were left out. */
export interface RegistryNote {
  refusal: string | null;
  warnings: readonly string[];
}

/** The tables of an import: practices and any related files. */
export type ImportSources = { practices: SourceTable } & Partial<Record<FileName, SourceTable>>;

/** The column mapping of each table. */
export type ImportMappings = Partial<Record<FileName, ColumnMapping>>;

/** The row number of the first row below the headings, as in a spreadsheet. */
export const firstNumber = ({ firstRow = 2 }: SourceTable): number => firstRow;

/** The name of a row within its file. */
export const rowName = (table: SourceTable, index: number): string =>
  `row ${index + firstNumber(table)}`;

/** The file and name of a row. */
export const placeOf = (table: SourceTable, index: number): string =>
  `${table.file}, ${rowName(table, index)}`;

/** Whether a row is empty. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => !cell.trim());

/** The files of an import, in order. */
export const filesOf = (sources: ImportSources): { name: FileName; table: SourceTable }[] =>
  fileNames.flatMap((name) => {
    const table = sources[name];
    return table ? { name, table } : [];
  });

/** The guessed column mapping of each file. */
export const guessMappings = (sources: ImportSources): ImportMappings =>
  Object.fromEntries(
    filesOf(sources).map(({ name, table }) => [name, guessColumns(table.headings, name)]),
  );
