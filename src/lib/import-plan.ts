import type { CsvTable } from "@/lib/csv";
import type { ColumnMapping } from "@/lib/import-columns";
import { type ImportListing, toImportRow } from "@/lib/import-row";

/** A listing to import, and the row of the file it comes from. */
export interface ImportEntry {
  row: number;
  listing: ImportListing;
}

export type ImportOutcome = "created" | "duplicate" | "rejected";

/** What became of one row, or would become of it. */
export interface ImportResult {
  row: number;
  outcome: ImportOutcome;
  reason: string | null;
  doctorId: string | null;
}

/** What of a file is sent, and which rows are decided before. */
export interface ImportPlan {
  entries: ImportEntry[];
  decided: ImportResult[];
}

const keyOf = ({ practice_name, address_zip }: ImportListing) =>
  `${practice_name} ${String(address_zip).slice(0, 5)}`
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\s+/g, " ")
    .toLowerCase();

/** Goes through the rows of a file; the first below the headings is number 2, as spreadsheets count. Blank ones are skipped. */
export function planImport({ headings, rows }: CsvTable, mapping: ColumnMapping): ImportPlan {
  const plan: ImportPlan = { entries: [], decided: [] };
  const seen = new Map<string, number>();
  const decide = (row: number, outcome: ImportOutcome, reason: string) =>
    plan.decided.push({ row, outcome, reason, doctorId: null });

  for (const [index, cells] of rows.entries()) {
    const row = index + 2;
    if (cells.every((cell) => !cell.trim())) continue;
    const read = toImportRow(cells, mapping, headings.length);
    if ("reason" in read) {
      decide(row, "rejected", read.reason);
      continue;
    }
    const twin = seen.get(keyOf(read.listing));
    if (twin !== undefined) {
      decide(row, "duplicate", `Same name and ZIP as row ${twin}`);
      continue;
    }
    seen.set(keyOf(read.listing), row);
    plan.entries.push({ row, listing: read.listing });
  }
  return plan;
}
