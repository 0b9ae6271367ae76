import type { FieldHistory } from "@/lib/editor/listing-history";
import type { ImportResult } from "@/lib/import/plan";
import { firstRow, type SourceTable } from "@/lib/import/sources";

const resultHeadings = [
  "row",
  "outcome",
  "reason",
  "understood",
  "warnings",
  "changes",
  "changes_to_review",
  "listing_id",
  "possible_duplicates",
];

const formatChanges = (changes: readonly FieldHistory[]) =>
  changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`).join("; ");

/** The results as a table: each row's outcome, then its original cells. */
export function resultsTable(
  results: readonly ImportResult[],
  { headings, rows }: Pick<SourceTable, "headings" | "rows">,
) {
  return {
    headings: [...resultHeadings, ...headings],
    rows: results.map((result) => [
      result.row,
      result.outcome,
      result.reason,
      [...result.parts, ...result.readings].join("; "),
      result.warnings.join("; "),
      formatChanges(result.changes),
      formatChanges(result.proposed),
      result.listingId,
      result.matches.map(({ name, reason }) => `${name} (${reason})`).join("; "),
      ...headings.map((_heading, at) => rows[result.row - firstRow]?.[at] ?? ""),
    ]),
  };
}
