import { compareValues, withColumnLabels } from "@/lib/editor/listing-history";
import { quoteCell } from "@/lib/import/csv-cells";
import { contacts } from "@/lib/import/gather-practice";
import { fieldLabel } from "@/lib/listings/fields";
import { listingStatusLabels } from "@/lib/listings/listing-status-labels";

// An admin's decisions about a row of an import, and what the database returned for them.

/** What an admin decided about a row: it adds a listing, is skipped, or updates the listing with this id. */
export type RowDecision = "add" | "skip" | { update: string };

/** A listing that a row may mean, or an earlier row of the file. */
export interface ImportMatch {
  /** Null for an earlier row. */
  id: string | null;
  /** "Oak Care, Austin, TX 78704". */
  name: string;
  /** "Matched by NPI 1234567893, phone (512) 555-0100 · Withdrawn". */
  reason: string;
  /** The identity of the listing (one) and the row (other), and what an update would change. */
  sides: ReturnType<typeof compareValues>[];
}

const identity = ["practice_name", ...contacts, "website", "npi"];

type Values = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): Values[] => (Array.isArray(value) ? value : []);

function describeMatch(match: Values, row: Values): ImportMatch {
  const { id, practice_name, address_city, address_state, address_zip, status } = match;
  const changes: Readonly<Record<string, [unknown, unknown]>> = Object(match.changes);
  const words = Object.entries(listingStatusLabels).find(([name]) => name === status)?.[1];
  const facts = [
    `Matched by ${match.evidence}`,
    status !== "published" && words,
    match.is_owned === true && "Has an owner",
  ];
  const name = `${practice_name}, ${address_city}, ${address_state} ${address_zip}`;
  return {
    id: typeof id === "string" ? id : null,
    name: typeof match.row === "number" ? `Row ${match.row}: ${name}` : name,
    reason: facts.filter(Boolean).join(" · "),
    sides: [...new Set([...identity, ...Object.keys(changes)])]
      .map((column) => compareValues(column, ...(changes[column] ?? [match[column], row[column]])))
      .filter(({ one, other }) => one !== "Nothing" || other !== "Nothing"),
  };
}

/** Describes the listings that a row may match, best match first. */
export const describeMatches = (response: unknown, row: Values): ImportMatch[] =>
  listOf(response).map((match) => describeMatch(match, row));

/** Describes a reason of the database, with labels in place of columns and constraints. */
export function describeReason(reason: string, listing: Values): string {
  const [, checked, missing] =
    /constraint "doctors_(\w+?)_(?:check|fkey)"|null value in column "(\w+)"/.exec(reason) ?? [];
  const column = checked ?? missing ?? "";
  if (!(column in listing)) return withColumnLabels(reason);
  const value = listing[column];
  return value === null
    ? `${fieldLabel(column)} is missing`
    : `${fieldLabel(column)} isn't valid: ${quoteCell(String(value))}`;
}

/** Describes the prices by age, clinicians, and offices of a practice. */
export const describeParts = (listing: Values): string[] =>
  ["tiers", "clinicians", "offices"].flatMap((part) => {
    const { label, other } = compareValues(part, [], listing[part]);
    return other === "Nothing" ? [] : `${label}: ${other.replaceAll("\n", " · ")}`;
  });
