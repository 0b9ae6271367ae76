import type { FieldHistory } from "@/lib/editor/listing-history";
import type { ColumnMapping } from "@/lib/import/columns";
import { contradictions } from "@/lib/import/contradictions";
import type { ImportMatch, RowDecision } from "@/lib/import/decisions";
import {
  type GatheredPractice,
  gatherPractice,
  type PracticeRow,
} from "@/lib/import/gather-practice";
import type { ImportOutcome } from "@/lib/import/outcomes";
import { type ImportNotes, readRow } from "@/lib/import/row";
import { firstRow, type ImportMode, isBlank, type SourceTable } from "@/lib/import/sources";

/** The number of practices per call, so small that the API finishes before its timeout. */
export const practicesPerCall = 40;

/** A practice to import, with its first row in the file. */
export interface ImportEntry extends GatheredPractice {
  /** When the file was last changed. */
  dated: string;
}

/** What the database did or would do with a row, or why the row wasn't sent. */
export interface ImportResult extends ImportNotes {
  row: number;
  outcome: ImportOutcome;
  reason: string | null;
  /** Why the practice can't be added; null if it can. */
  removal: string | null;
  /** The prices by age, clinicians, and offices of the practice, formatted. */
  parts: readonly string[];
  /** The changes of an updated listing. */
  changes: readonly FieldHistory[];
  /** The changes of an owned listing that wait for a review. */
  proposed: readonly FieldHistory[];
  listingId: string | null;
  /** Listings that the row may mean. */
  matches: readonly ImportMatch[];
}

/** The entries to send, and the rows that can't be sent. */
export interface ImportPlan {
  mode: ImportMode;
  entries: ImportEntry[];
  decided: ImportResult[];
}

const unsent: Omit<ImportResult, "row" | "reason"> = {
  outcome: "rejected",
  removal: null,
  readings: [],
  warnings: [],
  parts: [],
  changes: [],
  proposed: [],
  listingId: null,
  matches: [],
};

/** Plans an import. Rows with the same reference are one practice. */
export function planImport(
  table: SourceTable,
  mapping: ColumnMapping,
  mode: ImportMode,
): ImportPlan {
  const decided: ImportResult[] = [];
  const practices = new Map<string, [PracticeRow, ...PracticeRow[]]>();
  for (const [index, cells] of table.rows.entries()) {
    if (isBlank(cells)) continue;
    const row = index + firstRow;
    const read = readRow(cells, mapping, table.headings.length, mode);
    if ("reason" in read) {
      decided.push({ ...unsent, row, ...read });
      continue;
    }
    const key = String(read.values.reference ?? `row ${row}`);
    const known = practices.get(key);
    if (known) known.push({ row, ...read });
    else practices.set(key, [{ row, ...read }]);
  }
  const entries = Array.from(practices.values(), ([first, ...others]): ImportEntry => {
    const practice = gatherPractice(first, others);
    const warnings = [...practice.warnings, ...contradictions(practice.listing)];
    return { ...practice, dated: table.dated, warnings };
  });
  return { mode, entries, decided };
}

/** An entry in the format of the API. */
export const toRow = ({ row, id, hold, dated, listing }: ImportEntry, decision?: RowDecision) => ({
  row,
  dated,
  ...listing,
  ...(typeof decision === "string" && { decision }),
  ...(typeof decision === "object" && { decision: "update", target: decision.update }),
  ...(id !== null && { id }),
  ...(hold !== null && { hold }),
});
