import { describeOffice } from "@/lib/editor/offices-change";
import { readOffices } from "@/lib/editor/offices-edit";
import { formatCalendarDay, formatDay } from "@/lib/format/dates";
import { formatDollars } from "@/lib/format/numbers";
import { announcementText, readAnnouncedPrices } from "@/lib/listings/announced-prices";
import { fieldKind, fieldTerm, formatFieldValue, isListingField } from "@/lib/listings/fields";
import { galleryOf } from "@/lib/listings/gallery";
import { listingStatusLabels } from "@/lib/listings/listing-status-labels";
import { describeClinician, readClinicians } from "@/lib/listings/stored-clinicians";
import { ageRange } from "@/lib/prices/age-spans";
import { formatCoverage } from "@/lib/prices/coverage";
import { readServices, readTiers } from "@/lib/prices/read-parts";

/**
 * Formats the rows of a listing's parts, one line each, by the name of the part. Takes rows as the
 * database stores them.
 */
const partLines: Record<string, (rows: unknown) => string[]> = {
  tiers: (rows) =>
    readTiers(rows).map(
      ({ label, min_age, max_age, monthly_price }) =>
        `${label} (${ageRange(min_age, max_age)}) ${formatDollars(monthly_price)}`,
    ),
  services: (rows) =>
    readServices(rows).map(
      (service) => `${service.label}: ${formatCoverage(service).replace("\n", ", ")}`,
    ),
  clinicians: (rows) => readClinicians(rows).map(describeClinician),
  offices: (rows) => readOffices(rows).map(describeOffice),
  gallery: (rows) =>
    galleryOf(rows).map(({ url, description }) => `${description} (${url.split("/").at(-1)})`),
};

/** The lines of each list that the other doesn't have; all of them if only the order differs. */
function onlyDifferent(one: string[], other: string[]): [one: string[], other: string[]] {
  const without = (lines: string[], others: string[]) =>
    lines.filter((line) => !others.includes(line));
  const [left, right] = [without(one, other), without(other, one)];
  return left.length === 0 && right.length === 0 ? [one, other] : [left, right];
}

const acts: Record<string, string> = {
  edit: "Edited",
  "start prices": "Announced prices started",
  confirm: "Confirmed as still correct",
  propose: "Sent for review",
  "cancel proposal": "Proposed change canceled",
  "decline change": "Proposed change rejected",
  suggest: "Suggested by an admin's list",
  "withdraw suggestion": "Suggestion of an admin's list withdrawn",
  "accept suggestion": "Suggestion of an admin's list accepted",
  "decline suggestion": "Suggestion of an admin's list declined",
  "announce closing": "Closing announced",
  "cancel closing": "Closing canceled",
  close: "Closed",
  "undo import": "Import from a list undone",
  import: "Imported from a list",
  submit: "Submitted for review",
  verify: "Approved and published",
  reject: "Rejected",
  resubmit: "Resubmitted",
  reopen: "Reopened for resubmission",
  withdraw: "Withdrawn from the directory",
  relist: "Relisted",
  "take down": "Taken down",
  restore: "Restored to the directory",
  merge: "Merged into another listing",
  claim: "Claimed",
  "withdraw claim": "Claim withdrawn",
  "approve claim": "Claim approved",
  "add claim details": "Details added from the approved claim",
  "reject claim": "Claim rejected",
  "lapse claim": "Claim lapsed",
  "dispute claim": "Claim disputed by the owner of the work email",
  revoke: "Ownership revoked",
  "approve competing claim": "Competing claim approved",
  reassign: "Reassigned to another owner",
  transfer: "Transferred to another owner",
  relinquish: "Ownership given up",
  leave: "Owner's account deleted",
  "accept change": "Change approved and published",
  "accept correction": "A member's correction accepted",
};

const notPublished = new Set([
  "propose",
  "cancel proposal",
  "decline change",
  "suggest",
  "withdraw suggestion",
  "decline suggestion",
]);

/** Whether a version only changed what is proposed, not what is public. */
export const isOfProposal = ({ action }: { action: string }): boolean => notPublished.has(action);

/** Whether a version comes from an import. Its reason is the name of the file. */
export const isOfImport = ({ action }: { action: string }): boolean =>
  ["import", "undo import", "suggest", "withdraw suggestion"].includes(action);

/** The label of an action on a listing; for an unknown one, its name. */
export const formatAction = (act: string): string =>
  acts[act] ?? act.charAt(0).toUpperCase() + act.slice(1);

/** One field of a listing, before and after, as text. */
export interface FieldHistory {
  label: string;
  before: string;
  after: string;
}

/** The names of people and listings, by id. */
export type Names = ReadonlyMap<string, string>;

const people = ["user_id", "submitted_by"];
const listings = ["merged_into"];
const ids = new Set([...people, ...listings]);
// These are clear from the action itself, and shown only if names are given.
const silent = new Set([...ids, "id", "status", "claim_status", "created_at"]);
const statuses = new Map(Object.entries(listingStatusLabels));

/** Labels of columns and parts that are not fields. */
const otherLabels: Record<string, string> = {
  services: "What the fee covers",
  clinicians: "Clinicians",
  former_clinicians: "Former clinicians",
  offices: "Offices and hours",
  gallery: "More photos",
  status: "Status",
  claim_status: "Claim",
  user_id: "Owner",
  submitted_by: "Added by",
  merged_into: "Merged into",
  prices_confirmed_at: "Prices confirmed",
  panel_confirmed_at: "Availability confirmed",
  hours_confirmed_at: "Offices and hours confirmed",
  phone_confirmed_at: "Phone confirmed",
  created_at: "Added",
  closes_on: "Closes on",
};

const longest = 160;

const shorten = (text: string) => {
  const letters = Array.from(text);
  return letters.length <= longest ? text : `${letters.slice(0, longest).join("")}…`;
};

const wordsOf = (column: string, value: string) =>
  isListingField(column) ? formatFieldValue(column, value) : value;

function formatValue(column: string, value: unknown, names: Names | undefined): string {
  if (value === null || value === undefined || value === "") return "Nothing";
  if (ids.has(column)) return names?.get(String(value)) ?? "Deleted account";
  if (column === "status") return statuses.get(String(value)) ?? String(value);
  if (column.endsWith("_at")) return formatDay(String(value));
  if (column === "closes_on") return formatCalendarDay(String(value));
  if (column === "photo_url") return "A photo";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (column === "announced_prices") return announcementText(readAnnouncedPrices(value));
  if (isListingField(column) && fieldKind(column) === "price") return formatDollars(Number(value));
  if (!Array.isArray(value)) return wordsOf(column, plainText(value));
  if (value.length === 0) return "Nothing";
  return value.map(plainText).join(", ");
}

/** Formats a value of an unknown type without JSON punctuation. */
const plainText = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value)
        .filter((one) => one !== null)
        .map(plainText)
        .join(" ")
    : String(value);

/** The label of a column, or of a part such as the services. */
export const columnLabel = (column: string) => otherLabels[column] ?? fieldTerm(column);

const inSentence = (label: string) =>
  label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** Replaces the columns in a sentence of the database, as {name}, with their labels. */
export const withColumnLabels = (sentence: string): string =>
  sentence.replace(/\{(\w+)\}/g, (_all, column: string) => inSentence(columnLabel(column)));

/** The difference between two values of a field or part. For lists, only the rows that differ. */
function partChange(part: string, before: unknown, after: unknown) {
  const lines = partLines[part] ?? (() => []);
  const [old, now] = onlyDifferent(lines(before), lines(after));
  return { before: old.join("\n") || "Nothing", after: now.join("\n") || "Nothing" };
}

const columnsOf = (changes: unknown): [column: string, pair: unknown][] =>
  typeof changes === "object" && changes !== null ? Object.entries(changes) : [];

/**
 * The changes of a version, field by field. `changes` is {"column": [before, after]}. With names,
 * it includes the status and the owner.
 */
export function fieldHistory(changes: unknown, names?: Names): FieldHistory[] {
  return columnsOf(changes).flatMap(([column, pair]) => {
    if ((!names && silent.has(column)) || !Array.isArray(pair)) return [];
    const [before, after]: unknown[] = pair;
    if (partLines[column])
      return { label: columnLabel(column), ...partChange(column, before, after) };
    return {
      label: columnLabel(column),
      before: shorten(formatValue(column, before, names)),
      after: shorten(formatOther(column, before, after, names)),
    };
  });
}

/** The second of two values. */
const formatOther = (column: string, one: unknown, other: unknown, names?: Names) =>
  column === "photo_url" && one && other && one !== other
    ? "Another photo"
    : formatValue(column, other, names);

const deletedWhenReplaced = ["photo_url", "gallery"];

/** Whether a version changed something that can be restored: fields and parts, but no photos. */
export const isRestorable = (changes: unknown): boolean =>
  columnsOf(changes).some(
    ([column]) =>
      (isListingField(column) || column in partLines) && !deletedWhenReplaced.includes(column),
  );

/** Two values of a field or part side by side, in full. For lists, only the rows that differ. */
export function compareValues(column: string, one: unknown, other: unknown) {
  const label = columnLabel(column);
  if (partLines[column]) {
    const { before, after } = partChange(column, one, other);
    return { label, one: before, other: after };
  }
  return {
    label,
    one: formatValue(column, one, undefined),
    other: formatOther(column, one, other),
  };
}

/** The ids in the changes, of people and of listings. */
export function idsInChanges(changes: unknown): { people: string[]; listings: string[] } {
  const idsOf = (columns: string[]) =>
    columnsOf(changes).flatMap(([column, pair]) =>
      columns.includes(column) && Array.isArray(pair)
        ? pair.filter((id) => typeof id === "string")
        : [],
    );
  return { people: idsOf(people), listings: idsOf(listings) };
}
