import { fileColumns } from "@/lib/import/columns";
import type { FileColumn, FileName } from "@/lib/import/file-column";

/** The columns of a file that an import uses. */
export const importedColumns = (file: FileName): readonly FileColumn[] =>
  fileColumns[file].filter(({ kind }) => kind !== "information");

/**
 * A template with all columns and one example row. Related rows belong to the example practice, which has no telehealth.
 */
export const importTemplate = (file: FileName) => ({
  headings: importedColumns(file).map(({ label }) => label),
  rows: [
    importedColumns(file).map(({ column, example }) =>
      column === "telehealth_states" ? "" : example,
    ),
  ],
});
