import type { ImportChange } from "@/lib/import/changes";
import { contradictions } from "@/lib/import/contradictions";
import { decisionColumns, type ImportMatch, type RowDecision } from "@/lib/import/decisions";
import type { KnownService } from "@/lib/import/gather-services";
import type { ImportMode, ImportOutcome } from "@/lib/import/mode";
import { readPartRows, type StrayRow } from "@/lib/import/part-rows";
import { describeParts } from "@/lib/import/part-words";
import { gatherPractice, type ImportPractice } from "@/lib/import/parts";
import { cellText, type ImportListing, type ImportNotes, toImportRow } from "@/lib/import/row";
import { withRowParts } from "@/lib/import/row-parts";
import {
  firstNumber,
  type ImportMappings,
  type ImportSources,
  isBlank,
  rowName,
} from "@/lib/import/sources";

/** What is told of a row, whatever becomes of it. */
interface ImportTelling extends ImportNotes {
  /** What of the practice stands beside its row, as it was understood. */
  parts: string[];
}

/** A listing to import with its parts, and the row of the file it comes from. */
export interface ImportEntry extends ImportTelling {
  row: number;
  listing: ImportPractice;
  /** The listing that the row names. */
  id: string | null;
  listingStatus: string | null;
  /** Where the row of each of its offices stands. */
  officePlaces: readonly (string | null)[];
}

/** What became of one row, or would become of it. */
export interface ImportResult extends ImportTelling {
  row: number;
  outcome: ImportOutcome;
  reason: string | null;
  /** Of an updated listing. */
  changes: ImportChange[];
  listingId: string | null;
  /** The listings that the row may mean, to be decided. */
  matches?: readonly ImportMatch[];
  /** What the listing has and the row doesn't mention, to be decided. */
  removals?: readonly string[];
  decision?: RowDecision;
}

/** What of a run is sent, and which rows are decided before. */
export interface ImportPlan {
  mode: ImportMode;
  entries: ImportEntry[];
  decided: ImportResult[];
  /** Rows of other files that belong to no practice. */
  strays: StrayRow[];
}

/** What makes two rows the same practice, and how that is said. */
function keysOf(
  { npi, practice_name, address_zip }: ImportListing,
  reference: string,
): [key: string, same: string][] {
  const keys: [string, string][] = reference ? [[`reference ${reference}`, "Same reference"]] : [];
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

/** Says which earlier row of the file has the same phone in the same ZIP code: it may be the same practice under another name. */
function sharedContact(
  { phone, address_zip }: ImportListing,
  name: string,
  contacts: Map<string, string>,
): string[] {
  const number = String(phone ?? "").split(/[;x]/i)[0] ?? "";
  const digits = number.replace(/\D/g, "").slice(-10);
  if (digits.length < 10) return [];
  const contact = `${digits} ${String(address_zip ?? "").slice(0, 5)}`;
  const other = contacts.get(contact);
  if (other === undefined) contacts.set(contact, name);
  return other === undefined
    ? []
    : [`Same phone and ZIP code as ${other}. Check that it isn’t the same practice`];
}

/** Goes through the rows of the practices, each with what the other files say of it. Blank ones are skipped. */
export function planImport(
  sources: ImportSources,
  mappings: ImportMappings,
  mode: ImportMode,
  services: readonly KnownService[],
): ImportPlan {
  const { headings, rows } = sources.practices;
  const first = firstNumber(sources.practices);
  const mapping = mappings.practices ?? {};
  const { ofPractice, strays } = readPartRows(sources, mappings);
  const plan: ImportPlan = { mode, entries: [], decided: [], strays };
  const seen = new Map<string, string>();
  const contacts = new Map<string, string>();
  const nothingElse = { readings: [], warnings: [], parts: [], changes: [], listingId: null };
  const decide = (row: number, outcome: ImportOutcome, reason: string) =>
    plan.decided.push({ row, outcome, reason, ...nothingElse });

  for (const [index, cells] of rows.entries()) {
    const row = index + first;
    if (isBlank(cells)) continue;
    const read = toImportRow(cells, mapping, headings.length, mode);
    if ("reason" in read) {
      decide(row, "rejected", read.reason);
      continue;
    }
    const keys = keysOf(read.listing, cellText(cells, mapping.reference));
    const twin = keys.find(([key]) => seen.has(key));
    if (twin) {
      decide(row, "duplicate", `${twin[1]} as ${seen.get(twin[0])}`);
      continue;
    }
    for (const [key] of keys) seen.set(key, rowName(sources.practices, index));
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
      warnings: [
        ...read.warnings,
        ...warnings,
        ...contradictions({ listing, officePlaces }),
        ...sharedContact(read.listing, rowName(sources.practices, index), contacts),
      ],
      parts: describeParts(listing),
    });
  }
  return plan;
}

/** A row as the database takes it. */
export const toRow = (
  { row, id, listingStatus, listing }: ImportEntry,
  decision: RowDecision = {},
) => ({
  row,
  ...listing,
  ...decisionColumns(decision),
  ...(id !== null && { id }),
  ...(listingStatus !== null && { listing_status: listingStatus }),
});
