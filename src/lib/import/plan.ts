import { formatCount } from "@/lib/format/numbers";
import type { ImportChange } from "@/lib/import/changes";
import { contradictions } from "@/lib/import/contradictions";
import { decisionColumns, type ImportMatch, type RowDecision } from "@/lib/import/decisions";
import type { ImportValue } from "@/lib/import/file-column";
import { describeParts } from "@/lib/import/format-parts";
import type { KnownService } from "@/lib/import/gather-parts";
import { partColumns } from "@/lib/import/part-columns";
import {
  type PartRow,
  type PracticeRows,
  readPartRows,
  type UnmatchedRow,
} from "@/lib/import/part-rows";
import { gatherPractice, type ImportPractice } from "@/lib/import/parts";
import { cellText, type ImportNotes, type ReadRow, toImportRow } from "@/lib/import/row";
import {
  firstNumber,
  type ImportMappings,
  type ImportMode,
  type ImportOutcome,
  type ImportSources,
  isBlank,
  rowName,
} from "@/lib/import/sources";

const emptyRow = (file: keyof typeof partColumns, place: string): PartRow => ({
  values: Object.fromEntries(partColumns[file].map(({ column }) => [column, null])),
  readings: [],
  warnings: [],
  place,
});

const isText = (value: unknown): value is string => typeof value === "string";

/** Splits "Ada Example, MD" into name and credentials. */
function personOf(text: string): Record<string, ImportValue> {
  const [name = "", ...credentials] = text.split(", ");
  return { name, credentials: credentials.join(", ") || null };
}

/** Adds related rows from the practice's own row. Rows from separate files take precedence. */
function withRowParts(
  parts: PracticeRows,
  { people, hours, hours_note, by_appointment }: ReadRow["values"],
  place: string,
): PracticeRows {
  const rows = { ...parts.rows };
  if (Array.isArray(people) && !rows.clinicians) {
    rows.clinicians = people.filter(isText).map((text) => {
      const row = emptyRow("clinicians", place);
      return { ...row, values: { ...row.values, ...personOf(text) } };
    });
  }
  if (hours || by_appointment) {
    const row = emptyRow("offices", place);
    const values = {
      hours: hours ?? null,
      hours_note: hours_note ?? null,
      by_appointment: by_appointment ?? null,
    };
    rows.offices = [...(rows.offices ?? []), { ...row, values: { ...row.values, ...values } }];
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

/** The notes about a row, whatever its outcome. */
interface RowNotes extends ImportNotes {
  /** The related rows of the practice, formatted. */
  parts: string[];
}

/** A listing to import with its related rows, and its row in the file. */
export interface ImportEntry extends RowNotes {
  row: number;
  listing: ImportPractice;
  /** The listing that the row refers to. */
  id: string | null;
  listingStatus: string | null;
  /** Whether the row only fills in empty fields, and adds a listing only if an admin decides so. */
  fillsOnly?: boolean;
  /** The position of each office's row. */
  officePlaces: readonly (string | null)[];
}

/** What the database did or would do with a row. */
export interface ImportResult extends RowNotes {
  row: number;
  outcome: ImportOutcome;
  reason: string | null;
  /** The changes of an updated listing. */
  changes: ImportChange[];
  /** The changes of an owned listing that wait for a review. */
  proposed: ImportChange[];
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
  services: readonly KnownService[],
): ImportPlan {
  const { headings, rows } = sources.practices;
  const first = firstNumber(sources.practices);
  const mapping = mappings.practices ?? {};
  const { ofPractice, unmatchedRows } = readPartRows(sources, mappings);
  const plan: ImportPlan = { mode, entries: [], decided: [], unmatchedRows };
  const references = new Map<string, string>();

  for (const [index, cells] of rows.entries()) {
    const row = index + first;
    if (isBlank(cells)) continue;
    const note = sources.practices.registry?.[index];
    if (note?.refusal) {
      plan.decided.push({ ...unsent, row, reason: note.refusal });
      continue;
    }
    const read = toImportRow(cells, mapping, headings.length, mode);
    if ("reason" in read) {
      plan.decided.push({ ...unsent, row, reason: read.reason });
      continue;
    }
    const reference = cellText(cells, mapping.reference);
    const same = reference && references.get(reference);
    if (same) {
      plan.decided.push({ ...unsent, row, reason: `Same reference as ${same}` });
      continue;
    }
    references.set(reference, rowName(sources.practices, index));
    const others = withRowParts(
      ofPractice.get(index) ?? { rows: {}, warnings: [] },
      read.values,
      rowName(sources.practices, index),
    );
    const { listing, readings, warnings, officePlaces } = gatherPractice(
      read.listing,
      others,
      services,
    );
    plan.entries.push({
      row,
      listing,
      officePlaces,
      id: read.id,
      listingStatus: read.listingStatus,
      readings: [...read.readings, ...readings],
      ...(note && { fillsOnly: true }),
      warnings: [
        ...(note?.warnings ?? []),
        ...read.warnings,
        ...warnings,
        ...contradictions({ listing, officePlaces }),
      ],
      parts: describeParts(listing),
    });
  }
  return plan;
}

/** An entry in the format of the API. */
export const toRow = (
  { row, id, listingStatus, listing, fillsOnly }: ImportEntry,
  decision: RowDecision = {},
) => ({
  row,
  ...listing,
  ...decisionColumns(decision),
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
