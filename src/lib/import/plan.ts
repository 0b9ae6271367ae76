import type { ImportChange } from "@/lib/import/changes";
import type { ColumnMapping } from "@/lib/import/columns";
import type { CsvTable } from "@/lib/import/csv";
import type { ImportMode, ImportOutcome } from "@/lib/import/mode";
import { type ImportListing, toImportRow } from "@/lib/import/row";

/** A listing to import, and the row of the file it comes from. */
export interface ImportEntry {
  row: number;
  listing: ImportListing;
  /** What was left out of it. */
  warnings: string[];
}

/** What became of one row, or would become of it. */
export interface ImportResult {
  row: number;
  outcome: ImportOutcome;
  reason: string | null;
  warnings: string[];
  /** Of an updated listing. */
  changes: ImportChange[];
  listingId: string | null;
}

/** What of a file is sent, and which rows are decided before. */
export interface ImportPlan {
  mode: ImportMode;
  entries: ImportEntry[];
  decided: ImportResult[];
}

/** What makes two rows the same practice, and how that is said. */
function keysOf({ npi, practice_name, address_zip }: ImportListing): [key: string, same: string][] {
  const keys: [string, string][] = [];
  if (practice_name !== null && address_zip !== null) {
    const name = `${String(address_zip).slice(0, 5)} ${practice_name}`
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/\s+/g, " ")
      .toLowerCase();
    keys.push([name, "Same name and ZIP"]);
  }
  if (npi !== null) keys.push([`NPI ${npi}`, "Same NPI"]);
  return keys;
}

/** Goes through the rows of a file; the first below the headings is number 2, as spreadsheets count. Blank ones are skipped. */
export function planImport(
  { headings, rows }: CsvTable,
  mapping: ColumnMapping,
  mode: ImportMode,
): ImportPlan {
  const plan: ImportPlan = { mode, entries: [], decided: [] };
  const seen = new Map<string, number>();
  const decide = (row: number, outcome: ImportOutcome, reason: string) =>
    plan.decided.push({ row, outcome, reason, warnings: [], changes: [], listingId: null });

  for (const [index, cells] of rows.entries()) {
    const row = index + 2;
    if (cells.every((cell) => !cell.trim())) continue;
    const read = toImportRow(cells, mapping, headings.length, mode);
    if ("reason" in read) {
      decide(row, "rejected", read.reason);
      continue;
    }
    const keys = keysOf(read.listing);
    const twin = keys.find(([key]) => seen.has(key));
    if (twin) {
      decide(row, "duplicate", `${twin[1]} as row ${seen.get(twin[0])}`);
      continue;
    }
    for (const [key] of keys) seen.set(key, row);
    plan.entries.push({ row, ...read });
  }
  return plan;
}
