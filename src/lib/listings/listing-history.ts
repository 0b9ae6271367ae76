import { formatDay } from "@/lib/format/dates";
import { formatDollars } from "@/lib/format/numbers";
import { fieldKind, fieldLabel, isListingField, valueWords } from "@/lib/listings/fields";
import { listingStatusLabels } from "@/lib/listings/listing-standing";
import { onlyDifferent, partLines } from "@/lib/listings/row-history";

const acts: Record<string, string> = {
  edit: "Edited",
  confirm: "Confirmed as still correct",
  propose: "Sent for review",
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
  "reject claim": "Claim rejected",
  "lapse claim": "Claim lapsed",
  "dispute claim": "Claim disputed by the owner of the work email",
  revoke: "Ownership revoked",
  "approve competing claim": "Competing claim approved",
  reassign: "Reassigned to another owner",
  transfer: "Transferred to another owner",
  relinquish: "Ownership given up",
  leave: "Owner’s account deleted",
  "accept change": "Change approved and published",
};

/** What was done to a listing, in words; an act that is new to this version of the site as it is called. */
export const actInWords = (act: string): string =>
  acts[act] ?? act.charAt(0).toUpperCase() + act.slice(1);

/** One field of a listing, before and after, for people. */
export interface FieldHistory {
  label: string;
  before: string;
  after: string;
}

/** What the ids among the changes stand for: people, and listings. */
export type Names = ReadonlyMap<string, string>;

const people = ["user_id", "submitted_by"];
const listings = ["merged_into"];
const ids = new Set([...people, ...listings]);
// Told by the act itself: who wants to know it all brings names.
const silent = new Set([...ids, "id", "status", "claim_status", "created_at"]);
const statuses = new Map(Object.entries(listingStatusLabels));

/** What beside its fields a listing's versions keep. */
const otherLabels: Record<string, string> = {
  services: "What the fee covers",
  clinicians: "Clinicians",
  offices: "Offices and hours",
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
};

const longest = 160;

const shorten = (text: string) => {
  const letters = Array.from(text);
  return letters.length <= longest ? text : `${letters.slice(0, longest).join("")}…`;
};

const wordsOf = (column: string, value: string) =>
  isListingField(column) ? valueWords(column, value) : value;

function formatValue(column: string, value: unknown, names: Names | undefined): string {
  if (value === null || value === undefined || value === "") return "Nothing";
  if (ids.has(column)) return names?.get(String(value)) ?? "Deleted account";
  if (column === "status") return statuses.get(String(value)) ?? String(value);
  if (column.endsWith("_at")) return formatDay(String(value));
  if (column === "photo_url") return "A photo";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (isListingField(column) && fieldKind(column) === "price") return formatDollars(Number(value));
  if (!Array.isArray(value)) return wordsOf(column, plainText(value));
  if (value.length === 0) return "Nothing";
  return value.map(plainText).join(", ");
}

/** A value that this version of the site has no words for, without the punctuation of data. */
const plainText = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value)
        .filter((one) => one !== null)
        .map(plainText)
        .join(" ")
    : String(value);

const labelOf = (column: string) => otherLabels[column] ?? fieldLabel(column);

/** What differs between two values of a field or part, in words. Of a list, the rows that only one of the two has. */
function partChange(part: string, before: unknown, after: unknown) {
  const lines = partLines[part] ?? (() => []);
  const [old, now] = onlyDifferent(lines(before), lines(after));
  return { before: old.join("\n") || "Nothing", after: now.join("\n") || "Nothing" };
}

const columnsOf = (changes: unknown): [column: string, pair: unknown][] =>
  typeof changes === "object" && changes !== null ? Object.entries(changes) : [];

/**
 * What a version changed, field by field. `changes` is {"column": [before, after]}. With names, also what the act tells: the state,
 * and whose the listing was.
 */
export function fieldHistory(changes: unknown, names?: Names): FieldHistory[] {
  return columnsOf(changes).flatMap(([column, pair]) => {
    if ((!names && silent.has(column)) || !Array.isArray(pair)) return [];
    const [before, after]: unknown[] = pair;
    if (partLines[column]) return { label: labelOf(column), ...partChange(column, before, after) };
    const isNewPhoto = column === "photo_url" && before !== null && after !== null;
    return {
      label: labelOf(column),
      before: shorten(formatValue(column, before, names)),
      after: isNewPhoto ? "Another photo" : shorten(formatValue(column, after, names)),
    };
  });
}

/** Two values of a field or part side by side, in words and in full. Of a list, the rows that only one of the two has. */
export function compareValues(column: string, one: unknown, other: unknown) {
  const label = labelOf(column);
  if (partLines[column]) {
    const { before, after } = partChange(column, one, other);
    return { label, one: before, other: after };
  }
  return {
    label,
    one: formatValue(column, one, undefined),
    other: formatValue(column, other, undefined),
  };
}

/** The ids among the changes that stand for people, and those that stand for listings. */
export function idsInChanges(changes: unknown): { people: string[]; listings: string[] } {
  const idsOf = (columns: string[]) =>
    columnsOf(changes).flatMap(([column, pair]) =>
      columns.includes(column) && Array.isArray(pair)
        ? pair.filter((id) => typeof id === "string")
        : [],
    );
  return { people: idsOf(people), listings: idsOf(listings) };
}
