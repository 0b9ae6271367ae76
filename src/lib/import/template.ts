import { type ImportColumn, importColumns } from "@/lib/import/columns";
import { fieldFacts, fieldLabel } from "@/lib/listings/fields";

/** What a column holds in a practice that is filled in completely, as the template and the screen explain it. */
export const importExample = (column: ImportColumn): string => fieldFacts(column).example ?? "";

/** A file with all columns and one example row. */
export const importTemplate = {
  headings: importColumns.map(fieldLabel),
  rows: [importColumns.map(importExample)],
};
