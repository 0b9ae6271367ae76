import {
  compareName,
  comparePlace,
  type ExpectedRecord,
  type NameMatch,
  type PlaceMatch,
  type RegistryRecord,
} from "@/lib/admin/registry-comparison";
import { isValidNpi } from "@/lib/listings/npi";

/** The result of a check. Danger means that approving needs a second look. */
export interface Verdict {
  tone: "positive" | "attention" | "danger" | "neutral";
  label: string;
}

const verdict = (tone: Verdict["tone"], label: string): Verdict => ({ tone, label });

const statuses = {
  active: verdict("positive", "Active in the registry"),
  deactivated: verdict("danger", "Deactivated"),
  "not found": verdict("danger", "Not in the registry"),
};

const nameVerdicts: Record<NameMatch, Verdict> = {
  match: verdict("positive", "Name matches"),
  "last name": verdict("attention", "Only the last name matches"),
  differs: verdict("danger", "Name differs"),
  "no name": verdict("neutral", "No name to compare"),
};

// An organization's name says nothing about the person, so a match isn't positive.
const practiceNameVerdicts: Record<NameMatch, Verdict> = {
  ...nameVerdicts,
  match: verdict("neutral", "Practice name matches"),
  differs: verdict("danger", "Practice name differs"),
};

const placeVerdicts: Record<PlaceMatch, Verdict> = {
  match: verdict("positive", "Location matches"),
  state: verdict("attention", "State matches, city differs"),
  differs: verdict("danger", "Location differs"),
  unknown: verdict("neutral", "No location to compare"),
};

/** Compares the registry's record of an NPI with a listing or claim; empty without a record. */
export function registryVerdicts(
  record: RegistryRecord | undefined,
  expected: ExpectedRecord,
): Verdict[] {
  if (!record?.status) return [];
  const names = record.kind === "organization" ? practiceNameVerdicts : nameVerdicts;
  return [
    statuses[record.status],
    ...(record.name
      ? [names[compareName(record, expected)], placeVerdicts[comparePlace(record, expected)]]
      : []),
  ];
}

/** The part of a listing whose NPIs are checked. */
export interface CheckedListing {
  npi: string | null;
  practice_name: string;
  address_city: string;
  address_state: string;
  former_names: string[];
  clinicians: { name: string; npi: string | null; former_names: string[] }[];
  /** The registry records of the NPIs; null if they couldn't be loaded. */
  registry: RegistryRecord[] | null;
}

const namesOf = ({ name, former_names }: CheckedListing["clinicians"][number]) => [
  name,
  ...former_names,
];

/** The NPIs of a listing, each with what its registry record should match. */
export function npiChecksOf(listing: CheckedListing) {
  const { npi, clinicians } = listing;
  const checks = [
    { npi, label: "The practice", people: clinicians.flatMap(namesOf) },
    // A clinician's NPI that equals the practice's is checked once.
    ...clinicians
      .filter((person) => person.npi !== npi)
      .map((person) => ({ npi: person.npi, label: person.name, people: namesOf(person) })),
  ];
  return checks.flatMap(({ people, ...check }) =>
    check.npi
      ? [
          {
            ...check,
            npi: check.npi,
            expected: {
              people,
              practice: listing.practice_name,
              formerPractices: listing.former_names,
              city: listing.address_city,
              state: listing.address_state,
            },
          },
        ]
      : [],
  );
}

/** Warnings about an NPI: an invalid check digit, and what differs from its registry record. */
export function npiWarnings(
  npi: string,
  registry: RegistryRecord[] | null,
  expected: ExpectedRecord,
): Verdict[] {
  const record = registry?.find((candidate) => candidate.npi === npi);
  const verdicts = [
    ...(isValidNpi(npi) ? [] : [verdict("danger", "Invalid check digit")]),
    ...registryVerdicts(record, expected),
  ];
  return verdicts
    .filter(({ tone }) => tone === "danger" || tone === "attention")
    .map(({ tone, label }) => verdict(tone, `NPI ${npi}: ${label}`));
}

interface PossibleDuplicates {
  evidence?: { look_alikes: { practice_name: string }[] } | undefined;
}

/** Warnings about a listing that waits for review. */
export const listingWarnings = (listing: CheckedListing & PossibleDuplicates): Verdict[] => [
  ...npiChecksOf(listing).flatMap(({ npi, expected }) =>
    npiWarnings(npi, listing.registry, expected),
  ),
  ...(listing.evidence?.look_alikes ?? []).map(({ practice_name }) =>
    verdict("attention", `Similar to ${practice_name} in this ZIP code`),
  ),
];

/** The labels of the warnings that need a second look. */
export const redLabels = (verdicts: readonly Verdict[]): string[] =>
  verdicts.filter(({ tone }) => tone === "danger").map(({ label }) => label);
