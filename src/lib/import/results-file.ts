import { changeInWords } from "@/lib/import/changes";
import type { StrayRow } from "@/lib/import/part-rows";
import type { ImportResult } from "@/lib/import/plan";
import { firstNumber, type SourceTable } from "@/lib/import/sources";

const told = [
  "row",
  "outcome",
  "reason",
  "understood",
  "warnings",
  "changes",
  "listing_id",
  "possible_duplicates",
  "not_mentioned",
];

/** What became of each row as a table: the outcome, then the row as it stood in the file. Rows of no practice come last. */
export function resultsTable(
  results: readonly ImportResult[],
  table: SourceTable,
  strays: readonly StrayRow[],
) {
  const { headings, rows } = table;
  return {
    headings: [...told, ...headings],
    rows: [
      ...results.map((result) => [
        result.row,
        result.outcome,
        result.reason,
        [...result.parts, ...result.readings].join("; "),
        result.warnings.join("; "),
        result.changes.map(changeInWords).join("; "),
        result.listingId,
        (result.matches ?? []).map(({ name, reason }) => `${name} (${reason})`).join("; "),
        (result.removals ?? []).join("; "),
        ...headings.map((_heading, at) => rows[result.row - firstNumber(table)]?.[at] ?? ""),
      ]),
      ...strays.map(({ place, reason }) => [place, "rejected", reason]),
    ],
  };
}
