import { changeInWords } from "@/lib/import/changes";
import type { CsvTable } from "@/lib/import/csv";
import type { ImportResult } from "@/lib/import/plan";

/** What became of each row as a table: the outcome, then the row as it stood in the file. */
export function resultsTable(results: readonly ImportResult[], { headings, rows }: CsvTable) {
  return {
    headings: ["row", "outcome", "reason", "warnings", "changes", "listing_id", ...headings],
    rows: results.map(({ row, outcome, reason, warnings, changes, listingId }) => [
      ...[row, outcome, reason, warnings.join("; "), changes.map(changeInWords).join("; ")],
      listingId,
      ...headings.map((_heading, place) => rows[row - 2]?.[place] ?? ""),
    ]),
  };
}
