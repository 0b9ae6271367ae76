import { type ColumnMapping, guessColumns } from "@/lib/import/columns";
import type { CsvTable } from "@/lib/import/csv";
import type { FileName } from "@/lib/import/file-column";

/** A table and the file it comes from. */
export interface SourceTable extends CsvTable {
  /** The file name. */
  file: string;
  /** Names of rows without a row number: "practice 3, clinician 2". */
  places?: readonly string[];
}

/** The tables of an import: practices and any related files. */
export type ImportSources = { practices: SourceTable } & Partial<Record<FileName, SourceTable>>;

/** The column mapping of each table. */
export type ImportMappings = Partial<Record<FileName, ColumnMapping>>;

/** The row number of the first row below the headings, as in a spreadsheet; 1 for JSON. */
export const firstNumber = ({ places, firstRow = 2 }: SourceTable): number =>
  places ? 1 : firstRow;

/** The name of a row within its file. */
export const rowName = (table: SourceTable, index: number): string =>
  table.places?.[index] ?? `row ${index + firstNumber(table)}`;

/** The file and name of a row. */
export const placeOf = (table: SourceTable, index: number): string =>
  `${table.file}, ${rowName(table, index)}`;

/** Whether a row is empty. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => !cell.trim());

/** The files of an import, in order. */
export const filesOf = (sources: ImportSources): { name: FileName; table: SourceTable }[] =>
  (["practices", "clinicians", "offices", "prices", "services"] as const).flatMap((name) => {
    const table = sources[name];
    return table ? { name, table } : [];
  });

/** The guessed column mapping of each file. */
export const guessMappings = (sources: ImportSources): ImportMappings =>
  Object.fromEntries(
    filesOf(sources).map(({ name, table }) => [name, guessColumns(table.headings, name)]),
  );
