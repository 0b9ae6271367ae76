import { fileColumns } from "@/lib/import/columns";
import type { FileColumn, FileName } from "@/lib/import/file-column";

/** The columns of a file that an import reads. */
export const readColumns = (file: FileName): readonly FileColumn[] =>
  fileColumns[file].filter(({ kind }) => kind !== "information");

/**
 * A file with all columns and one example row. Those of the parts belong to the practice of the first, which sees patients in its
 * office only.
 */
export const importTemplate = (file: FileName) => ({
  headings: readColumns(file).map(({ label }) => label),
  rows: [
    readColumns(file).map(({ column, example }) => (column === "telehealth_states" ? "" : example)),
  ],
});
