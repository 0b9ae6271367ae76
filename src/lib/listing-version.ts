import type { Json } from "@/lib/database.types";
import { formatDay } from "@/lib/dates";
import { formatDollars } from "@/lib/format";
import { listingFieldLabel } from "@/lib/listing-columns";
import { listingStateLabels } from "@/lib/listing-standing";

/** One thing that a version changed, in words. */
export interface ListingDifference {
  label: string;
  before: string;
  after: string;
}

/** What ids among the changes stand for. */
export type Names = ReadonlyMap<string, string>;

const acts: Record<string, string> = {
  edit: "Edited",
  confirm: "Confirmed that everything is still correct",
  verify: "Verified",
  refuse: "Refused",
  "send again": "Sent again",
  "open again": "Opened again",
  withdraw: "Withdrawn",
  "put up again": "Put up again",
  "take down": "Taken down",
  "put back": "Put back",
  merge: "Merged into another listing",
  claim: "Claimed",
  "withdraw claim": "Claim withdrawn",
  "approve claim": "Claim approved",
  "reject claim": "Claim rejected",
  "lapse claim": "Claim lapsed without evidence",
  revoke: "Taken from its owner",
  reassign: "Given to another owner",
  leave: "Left by its owner",
  "accept change": "Change of the owner accepted",
};

/** What was done with a listing. */
export const versionAct = (act: string): string =>
  acts[act] ?? `${act.charAt(0).toUpperCase()}${act.slice(1)}`;

const labels: Record<string, string> = {
  state: "State",
  claim_status: "Claim",
  user_id: "Owner",
  submitted_by: "Added by",
  merged_into: "Merged into",
  confirmed_at: "Confirmed",
  created_at: "Added",
  photo_url: "Photo",
  enrollment_fee: "Enrollment fee",
  visit_fee: "Fee per visit",
  enrollment_url: "Enrollment page",
  booking_url: "Booking page",
  languages: "Languages",
  tiers: "Prices by age",
};

const prices = new Set(["monthly_price", "yearly_price", "enrollment_fee", "visit_fee"]);
const ids = new Set(["user_id", "submitted_by", "merged_into"]);
const states = new Map(Object.entries(listingStateLabels));

function formatTier(tier: Json): string {
  if (!Array.isArray(tier)) return String(tier);
  const [label, from, to, price] = tier;
  const ages = to === null ? `${from} and older` : `${from} to ${to}`;
  return `${label} (${ages}): ${formatDollars(Number(price))}`;
}

function formatValue(column: string, value: Json, names: Names): string {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) {
    return "Nothing";
  }
  if (ids.has(column)) return names.get(String(value)) ?? "Somebody who is gone";
  if (column === "state") return states.get(String(value)) ?? String(value);
  if (column === "photo_url") return "A picture";
  if (column.endsWith("_at")) return formatDay(String(value));
  if (prices.has(column)) return formatDollars(Number(value));
  if (column === "tiers" && Array.isArray(value)) return value.map(formatTier).join("\n");
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return String(value);
}

const isColumns = (value: Json): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a version changed, {"column": [before, after]}, in words. */
export function describeChanges(changes: Json, names: Names): ListingDifference[] {
  if (!isColumns(changes)) return [];
  return Object.entries(changes).flatMap(([column, pair]) => {
    if (!Array.isArray(pair)) return [];
    const [before = null, after = null] = pair;
    return {
      label: labels[column] ?? listingFieldLabel(column),
      before: formatValue(column, before, names),
      after: formatValue(column, after, names),
    };
  });
}

/** The ids among the changes that stand for people and for listings. */
export function idsInChanges(changes: Json, columns: readonly string[]): string[] {
  if (!isColumns(changes)) return [];
  return columns.flatMap((column) => {
    const pair = changes[column];
    return Array.isArray(pair) ? pair.filter((id) => typeof id === "string") : [];
  });
}
