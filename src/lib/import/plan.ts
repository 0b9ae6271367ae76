import type { FieldHistory } from "@/lib/editor/listing-history";
import { formatCount } from "@/lib/format/numbers";
import { contradictions } from "@/lib/import/contradictions";
import type { ImportMatch, RowDecision } from "@/lib/import/decisions";
import type { ImportValue, RowValues } from "@/lib/import/file-column";
import { type PracticeRows, readPartRows, type UnmatchedRow } from "@/lib/import/part-rows";
import { type GatheredPractice, gatherPractice } from "@/lib/import/parts";
import { cellText, type ImportNotes, textsOf, toImportRow } from "@/lib/import/row";
import {
  firstNumber,
  type ImportMappings,
  type ImportMode,
  type ImportOutcome,
  type ImportSources,
  isBlank,
  rowName,
} from "@/lib/import/sources";

/** Adds related rows from the practice's own row. Rows from separate files take precedence. */
function withRowParts(
  parts: PracticeRows,
  { people, hours, hours_note = null, by_appointment = null }: RowValues,
  place: string,
): PracticeRows {
  const toRow = (values: RowValues) => ({ values, readings: [], warnings: [], place });
  const rows = { ...parts.rows };
  const names = textsOf(people);
  if (names.length > 0) rows.clinicians ??= names.map((name) => toRow({ name }));
  if (hours || by_appointment) {
    const office = toRow({ hours: hours ?? null, hours_note, by_appointment });
    rows.offices = [...(rows.offices ?? []), office];
  }
  return { ...parts, rows };
}

// Small enough that the API finishes each call before its timeout.
const maxPerCall = { practices: 50, rows: 120 };

const sizeOf = ({ listing: { clinicians = [], offices = [], services = [] } }: ImportEntry) =>
  1 + clinicians.length + offices.length + services.length;

/** The next entries to send in one call, limited by practices and by related rows. */
export function nextChunk(entries: readonly ImportEntry[]): ImportEntry[] {
  let rows = 0;
  const end = entries.findIndex((entry, index) => {
    rows += sizeOf(entry);
    return index > 0 && (rows > maxPerCall.rows || index >= maxPerCall.practices);
  });
  return entries.slice(0, end === -1 ? entries.length : end);
}

/** A listing to import with its related rows, and its row in the file. */
export interface ImportEntry extends GatheredPractice {
  row: number;
  /** The listing that the row refers to. */
  id: string | null;
  /** The listing status in the file. */
  listingStatus: ImportValue;
  /** Whether the row only fills in empty fields, and adds a listing only if an admin decides so. */
  fillsOnly: boolean;
}

/** What the database did or would do with a row, or why the row wasn't sent. */
export interface ImportResult extends ImportNotes {
  row: number;
  outcome: ImportOutcome;
  reason: string | null;
  /** The related rows of the practice, formatted. */
  parts: readonly string[];
  /** The changes of an updated listing. */
  changes: readonly FieldHistory[];
  /** The changes of an owned listing that wait for a review. */
  proposed: readonly FieldHistory[];
  listingId: string | null;
  /** Listings that the row may mean. */
  matches: readonly ImportMatch[];
  /** What the listing has and the row doesn't include. */
  removals: readonly string[];
}

/** The entries to send, and the rows that can't be sent. */
export interface ImportPlan {
  mode: ImportMode;
  entries: ImportEntry[];
  decided: ImportResult[];
  /** Rows of other files that match no practice. */
  unmatchedRows: UnmatchedRow[];
}

const unsent: Omit<ImportResult, "row" | "reason"> = {
  outcome: "rejected",
  readings: [],
  warnings: [],
  parts: [],
  changes: [],
  proposed: [],
  listingId: null,
  matches: [],
  removals: [],
};

/** Plans an import: parses all practices with their related rows. */
export function planImport(
  sources: ImportSources,
  mappings: ImportMappings,
  mode: ImportMode,
): ImportPlan {
  const { practices } = sources;
  const mapping = mappings.practices ?? {};
  const { ofPractice, unmatchedRows } = readPartRows(sources, mappings);
  const plan: ImportPlan = { mode, entries: [], decided: [], unmatchedRows };
  const references = new Map<string, string>();

  /** The entry of a row, or the reason for rejecting it. */
  function read(
    cells: readonly string[],
    index: number,
  ): Omit<ImportEntry, "row"> | { reason: string } {
    const place = rowName(practices, index);
    const note = practices.registry?.[index];
    if (note?.refusal) return { reason: note.refusal };
    const row = toImportRow(cells, mapping, practices.headings.length, mode);
    if ("reason" in row) return row;
    const reference = cellText(cells, mapping.reference);
    const same = reference && references.get(reference);
    if (same) return { reason: `Same reference as ${same}` };
    references.set(reference, place);
    const own = ofPractice.get(index) ?? { rows: {}, readings: [], warnings: [] };
    const gathered = gatherPractice(row.listing, withRowParts(own, row.values, place));
    return {
      ...gathered,
      id: row.id,
      listingStatus: row.values.listing_status ?? null,
      fillsOnly: note !== undefined,
      readings: [...row.readings, ...gathered.readings],
      warnings: [
        ...(note?.warnings ?? []),
        ...row.warnings,
        ...gathered.warnings,
        ...contradictions(gathered.listing),
      ],
    };
  }

  for (const [index, cells] of practices.rows.entries()) {
    if (isBlank(cells)) continue;
    const row = index + firstNumber(practices);
    const entry = read(cells, index);
    if ("reason" in entry) plan.decided.push({ ...unsent, row, ...entry });
    else plan.entries.push({ row, ...entry });
  }
  return plan;
}

/** An entry in the format of the API. */
export const toRow = (
  { row, id, listingStatus, listing, fillsOnly }: ImportEntry,
  { match, removals }: RowDecision = {},
) => ({
  row,
  ...listing,
  ...(typeof match === "string" && { decision: match }),
  ...(typeof match === "object" && { decision: "update", target: match.update }),
  ...(removals === "remove" && { removals }),
  ...(id !== null && { id }),
  ...(fillsOnly && { fills_only: true }),
  ...(listingStatus !== null && { listing_status: listingStatus }),
});

/** Formats counts as a sentence without zeros: "950 created, 50 rejected." */
export function countsInWords(counts: Record<string, number>): string {
  const parts = Object.entries(counts).flatMap(([word, count]) =>
    count > 0 ? `${formatCount(count)} ${word}` : [],
  );
  return `${parts.join(", ") || "Nothing"}.`;
}
