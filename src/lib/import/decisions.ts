import { describeChanges, formatValue } from "@/lib/import/changes";
import {
  formatEntry,
  formatEntryName,
  isRecord,
  partLabels,
  partNames,
} from "@/lib/import/format-parts";
import { fieldLabel, isListingField } from "@/lib/listings/fields";
import { listingStatusLabels } from "@/lib/listings/listing-status-labels";
// An admin's decisions about a row of an import.

/** The decisions about which listing a row means and about values that the file doesn't include. */
export interface RowDecision {
  /** Adds a new listing, skips the row, or updates the listing with this id. */
  match?: "add" | "skip" | { update: string };
  removals?: "keep" | "remove";
}

/** A listing that a row may mean, or an earlier row of the file. */
export interface ImportMatch {
  /** Null for an earlier row. */
  id: string | null;
  /** "Oak Care, Austin, TX 78704". */
  name: string;
  /** "Matched by NPI, phone · Withdrawn". */
  reason: string;
  /** What the row has beside what the listing has: the identity of both, and what an update would change. */
  sides: { label: string; inFile: string; listed: string }[];
}

const matchWords: Readonly<Record<string, string>> = {
  "clinician NPI": "a clinician's NPI",
  "name and ZIP": "name and ZIP code",
  "similar name": "similar name in this ZIP code",
};

const identity = [
  "practice_name",
  "address_street",
  "address_city",
  "address_state",
  "address_zip",
  "phone",
  "website",
  "npi",
] as const;

function describeMatch(
  match: Readonly<Record<string, unknown>>,
  row: Readonly<Record<string, unknown>>,
): ImportMatch {
  const { id, practice_name, address_city, address_state, address_zip, matched } = match;
  const status = Object.entries(listingStatusLabels).find(([name]) => name === match.status)?.[1];
  const words = (Array.isArray(matched) ? matched : []).map((word) => matchWords[word] ?? word);
  const facts = [
    `Matched by ${words.join(", ")}`,
    match.status !== "published" && status,
    match.is_owned === true && "Has an owner",
  ];
  const known = identity.filter((column) => column in match);
  const changes = describeChanges(match.changes).map(({ label, before, after }) => ({
    label,
    inFile: after,
    listed: before,
  }));
  const sides = known.map((column) => ({
    label: fieldLabel(column),
    inFile: formatValue(column, row[column]),
    listed: formatValue(column, match[column]),
  }));
  const labels = sides.map(({ label }) => label);
  const name = `${practice_name}, ${address_city}, ${address_state} ${address_zip}`;
  return {
    id: typeof id === "string" ? id : null,
    name: typeof match.row === "number" ? `Row ${match.row}: ${name}` : name,
    reason: facts.filter(Boolean).join(" · "),
    sides: [
      ...sides.filter(({ inFile, listed }) => inFile !== "nothing" || listed !== "nothing"),
      ...changes.filter(({ label }) => !labels.includes(label)),
    ],
  };
}

/** Describes the listings that a row may match, best match first. */
export const describeMatches = (
  response: unknown,
  row: Readonly<Record<string, unknown>>,
): ImportMatch[] =>
  (Array.isArray(response) ? response : [])
    .filter(isRecord)
    .map((match) => describeMatch(match, row));

const otherFields: Readonly<Record<string, string>> = {
  hours: "hours",
  hours_note: "note about hours",
  by_appointment: "by appointment only",
  step_free: "step-free entrance",
  parking: "parking",
  transit: "public transit",
  practicing_since: "practicing since",
  gender: "gender",
  medicare_opt_out_until: "opted out of Medicare until",
  name: "name",
};

const fieldWords = (field: string) =>
  otherFields[field] ?? (isListingField(field) ? fieldLabel(field) : field);

/** Describes what a listing has and a row doesn't include, one line each. */
export function describeRemovals(response: unknown): string[] {
  const removals = isRecord(response) ? response : {};
  const listOf = (part: string) => {
    const gone = removals[part];
    return Array.isArray(gone) ? gone : [];
  };
  return [
    ...partNames.flatMap((part) =>
      listOf(part).map(({ entry, lost }) => {
        const words = isRecord(lost)
          ? `${formatEntryName(part, entry)} – ${Object.keys(lost).map(fieldWords).join(", ")}`
          : formatEntry(part, entry);
        return `${partLabels[part]}: ${words}`;
      }),
    ),
    ...listOf("membership_levels").map((level) => `${fieldLabel("membership_levels")}: ${level}`),
  ];
}

/** A decision in the format of the API. */
export function decisionColumns({ match: chosen, removals: rest }: RowDecision) {
  return {
    ...(typeof chosen === "string" && { decision: chosen }),
    ...(typeof chosen === "object" && { decision: "update", target: chosen.update }),
    ...(rest === "remove" && { removals: "remove" }),
  };
}
