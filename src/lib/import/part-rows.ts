import { ownerFinder } from "@/lib/import/owners";
import { type PartFile, partColumns } from "@/lib/import/part-columns";
import type { ReadRow } from "@/lib/import/row";
import { cellText, missingCell, readRow } from "@/lib/import/row";
import {
  filesOf,
  type ImportMappings,
  type ImportSources,
  isBlank,
  placeOf,
  type SourceTable,
} from "@/lib/import/sources";

/** A row beside the practices, and where it stands. */
export interface PartRow extends ReadRow {
  place: string;
}

/** What other files say of a practice, row by row. */
export interface PracticeRows {
  rows: Partial<Record<PartFile, PartRow[]>>;
  /** The rows that are none. */
  warnings: string[];
}

/** A row that belongs to no practice. */
export interface StrayRow {
  place: string;
  reason: string;
}

const isPart = (name: string): name is PartFile => name in partColumns;

function readPartRow(
  cells: readonly string[],
  name: PartFile,
  table: SourceTable,
  mappings: ImportMappings,
): ReadRow | { reason: string } {
  const row = readRow(cells, name, mappings[name] ?? {}, table.headings.length);
  if ("reason" in row) return row;
  const needed = partColumns[name].filter(({ isNeeded }) => isNeeded);
  const missing = missingCell(row.values, needed);
  return missing ? { reason: `${missing.label} is missing` } : row;
}

/** Goes through all files beside the practices: whose each row is, and which belong to nobody. */
export function readPartRows(sources: ImportSources, mappings: ImportMappings) {
  const ofPractice = new Map<number, PracticeRows>();
  const strays: StrayRow[] = [];
  const ownerOf = ownerFinder(sources, mappings);
  for (const { name, table } of filesOf(sources)) {
    if (!isPart(name)) continue;
    for (const [index, cells] of table.rows.entries()) {
      if (isBlank(cells)) continue;
      const place = placeOf(table, index);
      const owner = ownerOf(cellText(cells, mappings[name]?.practice));
      if ("problem" in owner) {
        strays.push({ place, reason: owner.problem });
        continue;
      }
      const kept = ofPractice.get(owner.index) ?? { rows: {}, warnings: [] };
      ofPractice.set(owner.index, kept);
      const row = readPartRow(cells, name, table, mappings);
      if ("reason" in row) kept.warnings.push(`${place} left out: ${row.reason}`);
      else {
        kept.rows[name] ??= [];
        kept.rows[name].push({ ...row, place });
      }
    }
  }
  return { ofPractice, strays };
}
