import { type ColumnMapping, guessColumns } from "@/lib/import/columns";
import type { CsvTable } from "@/lib/import/csv";
import type { FileName } from "@/lib/import/file-column";

/** A table of a run, and the file it comes from. */
export interface SourceTable extends CsvTable {
  /** As its owner calls it. */
  file: string;
  /** What each row is called, where it has no number: "practice 3, clinician 2". */
  places?: readonly string[];
}

/** The tables of a run: the practices, and what there is beside them. */
export type ImportSources = { practices: SourceTable } & Partial<Record<FileName, SourceTable>>;

/** Which column of each table is what. */
export type ImportMappings = Partial<Record<FileName, ColumnMapping>>;

/** The number of the first row below the headings, as spreadsheets count; what has no rows counts from 1. */
export const firstNumber = ({ places, firstRow = 2 }: SourceTable): number =>
  places ? 1 : firstRow;

/** What a row is called within its file. */
export const rowName = (table: SourceTable, index: number): string =>
  table.places?.[index] ?? `row ${index + firstNumber(table)}`;

/** Where a row stands, for people. */
export const placeOf = (table: SourceTable, index: number): string =>
  `${table.file}, ${rowName(table, index)}`;

/** Whether a row says nothing. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => !cell.trim());

/** The files that a run has, in their order. */
export const filesOf = (sources: ImportSources): { name: FileName; table: SourceTable }[] =>
  (["practices", "clinicians", "offices", "prices", "services"] as const).flatMap((name) => {
    const table = sources[name];
    return table ? { name, table } : [];
  });

/** The mapping of each file by its headings. */
export const guessMappings = (sources: ImportSources): ImportMappings =>
  Object.fromEntries(
    filesOf(sources).map(({ name, table }) => [name, guessColumns(table.headings, name)]),
  );
