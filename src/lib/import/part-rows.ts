import { quoteCell } from "@/lib/import/csv-cells";
import type { PartFile } from "@/lib/import/part-columns";
import { cellText, type ImportNotes, type ReadRow, readRow } from "@/lib/import/row";
import {
  filesOf,
  type ImportMappings,
  type ImportSources,
  isBlank,
  placeOf,
} from "@/lib/import/sources";

/** A related row and its position. */
export interface PartRow extends ReadRow {
  place: string;
}

/** The related rows of a practice, by file, with notes about their cells and rows. */
export interface PracticeRows extends ImportNotes {
  rows: Partial<Record<PartFile, PartRow[]>>;
}

/** A related row that matches no practice. */
export interface UnmatchedRow {
  place: string;
  reason: string;
}

/** The index of the practice that a related row belongs to, or the problem. */
type Owner = { index: number } | { problem: string };

const folded = (text: string) => text.replace(/\s+/g, " ").toLowerCase();

/** Returns a function that finds a practice by its reference or by a unique name. */
function ownerFinder(
  { practices }: ImportSources,
  mappings: ImportMappings,
): (key: string) => Owner {
  const { reference, practice_name } = mappings.practices ?? {};
  const byReference = new Map<string, number>();
  // Undefined marks a name that several practices have.
  const byName = new Map<string, number | undefined>();
  for (const [index, cells] of practices.rows.entries()) {
    if (isBlank(cells)) continue;
    const key = cellText(cells, reference);
    if (key && !byReference.has(key)) byReference.set(key, index);
    const name = folded(cellText(cells, practice_name));
    byName.set(name, byName.has(name) ? undefined : index);
  }
  return (key) => {
    if (!key) return { problem: "it has no practice" };
    const name = folded(key);
    const index = byReference.get(key) ?? byName.get(name);
    if (index !== undefined) return { index };
    return byName.has(name)
      ? { problem: `several practices are named ${quoteCell(key)}; use the reference instead` }
      : { problem: `no practice in this import matches ${quoteCell(key)}` };
  };
}

/** Parses all related rows and groups them by practice; rows that match none are returned separately. */
export function readPartRows(sources: ImportSources, mappings: ImportMappings) {
  const ofPractice = new Map<number, PracticeRows>();
  const unmatchedRows: UnmatchedRow[] = [];
  const ownerOf = ownerFinder(sources, mappings);
  for (const { name, table } of filesOf(sources)) {
    if (name === "practices") continue;
    const mapping = mappings[name] ?? {};
    for (const [index, cells] of table.rows.entries()) {
      if (isBlank(cells)) continue;
      const place = placeOf(table, index);
      const owner = ownerOf(cellText(cells, mapping.practice));
      if ("problem" in owner) {
        unmatchedRows.push({ place, reason: owner.problem });
        continue;
      }
      const kept = ofPractice.get(owner.index) ?? { rows: {}, readings: [], warnings: [] };
      ofPractice.set(owner.index, kept);
      const row = readRow(cells, name, mapping, table.headings.length);
      if ("reason" in row) kept.warnings.push(`${place} left out: ${row.reason}`);
      else {
        const { practice: _practice, ...values } = row.values;
        kept.rows[name] ??= [];
        kept.rows[name].push({ ...row, values, place });
        kept.readings.push(...row.readings.map((reading) => `${place}: ${reading}`));
        kept.warnings.push(...row.warnings.map((warning) => `${place}: ${warning}`));
      }
    }
  }
  return { ofPractice, unmatchedRows };
}
