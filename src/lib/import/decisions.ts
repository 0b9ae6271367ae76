import { z } from "zod";
import { partLabels, partRowWords } from "@/lib/import/format-parts";
import { fieldLabel, isListingField } from "@/lib/listings/fields";
import { listingStatusLabels } from "@/lib/listings/listing-status-labels";
// An admin's decisions about a row of an import.

/** The decisions about a possible duplicate and about values that the file doesn't include. */
export interface RowDecision {
  /** Adds a new listing, skips the row, or updates the listing with this id. */
  match?: "add" | "skip" | { update: string };
  removals?: "keep" | "remove";
}

/** A listing that a row may match. */
export interface ImportMatch {
  id: string;
  /** "Oak Care, Austin, TX 78704". */
  name: string;
  /** "Same NPI and phone. Withdrawn." */
  reason: string;
}

const match = z
  .object({
    id: z.string(),
    practice_name: z.string(),
    address_city: z.string(),
    address_state: z.string(),
    address_zip: z.string(),
    is_owned: z.boolean(),
    status: z.enum(["pending", "published", "rejected", "withdrawn"]),
    matched: z.array(z.string()),
  })
  .transform((listing): ImportMatch => {
    const { address_city, address_state, address_zip, status, is_owned } = listing;
    const matched = listing.matched.map((word) => matchWords[word] ?? word);
    const standing = [
      status !== "published" && listingStatusLabels[status],
      is_owned && "Has an owner",
    ];
    return {
      id: listing.id,
      name: `${listing.practice_name}, ${address_city}, ${address_state} ${address_zip}`,
      reason: [`Matched by ${matched.join(", ")}`, ...standing].filter(Boolean).join(" · "),
    };
  });

const matchWords: Readonly<Record<string, string>> = {
  "clinician NPI": "a clinician's NPI",
  "name and ZIP": "name and ZIP code",
  "name and city": "name and city",
  "similar name": "similar name in this ZIP code",
};

const matches = z.array(match).nullish();

/** Parses the listings that a row may match, best match first. */
export const readMatches = (answer: unknown): ImportMatch[] => matches.parse(answer) ?? [];

const removals = z
  .object({
    tiers: z.unknown(),
    clinicians: z.unknown(),
    offices: z.unknown(),
    services: z.unknown(),
    membership_levels: z.array(z.string()).nullish(),
  })
  .partial()
  .nullish();

const removed = z.array(
  z.object({
    entry: z.record(z.string(), z.unknown()),
    lost: z.record(z.string(), z.unknown()).nullish(),
  }),
);

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
export function describeRemovals(answer: unknown): string[] {
  const { membership_levels: levels, ...parts } = removals.parse(answer) ?? {};
  const lines = Object.entries(partLabels).flatMap(([part, label]) => {
    const gone = removed.parse(Object.entries(parts).find(([name]) => name === part)?.[1] ?? []);
    return gone.map(({ entry, lost }) =>
      lost
        ? `${label}: ${partRowWords(entry, true)} – ${Object.keys(lost).map(fieldWords).join(", ")}`
        : `${label}: ${partRowWords(entry)}`,
    );
  });
  return [
    ...lines,
    ...(levels ?? []).map((level) => `${fieldLabel("membership_levels")}: ${level}`),
  ];
}

interface DecisionState {
  matches?: readonly ImportMatch[];
  removals?: readonly string[];
  decision?: RowDecision;
}

/** Whether a row requires a decision, made or not. */
export const asksForDecision = ({
  matches: found = [],
  removals: gone = [],
}: DecisionState): boolean => found.length + gone.length > 0;

/** Whether a row's decision is still missing. */
export const needsDecision = ({
  matches: found = [],
  removals: gone = [],
  decision = {},
}: DecisionState): boolean =>
  (found.length > 0 && decision.match === undefined) ||
  (gone.length > 0 && decision.removals === undefined);

/** A decision in the format of the API. */
export function decisionColumns({ match: chosen, removals: rest }: RowDecision) {
  return {
    ...(chosen === "add" && { decision: "add" }),
    ...(typeof chosen === "object" && { decision: "update", target: chosen.update }),
    ...(rest === "remove" && { removals: "remove" }),
  };
}
