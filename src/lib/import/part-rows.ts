import { type PartFile, partColumns } from "@/lib/import/part-columns";
import type { ReadRow } from "@/lib/import/row";
import { cellText, missingCell, ownerFinder, readRow } from "@/lib/import/row";
import {
  filesOf,
  type ImportMappings,
  type ImportSources,
  isBlank,
  placeOf,
  type SourceTable,
} from "@/lib/import/sources";

/** A related row and its position. */
export interface PartRow extends ReadRow {
  place: string;
}

/** The related rows of a practice, by file. */
export interface PracticeRows {
  rows: Partial<Record<PartFile, PartRow[]>>;
  /** Warnings about rejected rows. */
  warnings: string[];
}

/** A related row that matches no practice. */
export interface UnmatchedRow {
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
  const required = partColumns[name].filter(({ isRequired }) => isRequired);
  const missing = missingCell(row.values, required);
  return missing ? { reason: `${missing.label} is missing` } : row;
}

/** Parses all related rows and groups them by practice; rows that match none are returned separately. */
export function readPartRows(sources: ImportSources, mappings: ImportMappings) {
  const ofPractice = new Map<number, PracticeRows>();
  const unmatchedRows: UnmatchedRow[] = [];
  const ownerOf = ownerFinder(sources, mappings);
  for (const { name, table } of filesOf(sources)) {
    if (!isPart(name)) continue;
    for (const [index, cells] of table.rows.entries()) {
      if (isBlank(cells)) continue;
      const place = placeOf(table, index);
      const owner = ownerOf(cellText(cells, mappings[name]?.practice));
      if ("problem" in owner) {
        unmatchedRows.push({ place, reason: owner.problem });
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
  return { ofPractice, unmatchedRows };
}
