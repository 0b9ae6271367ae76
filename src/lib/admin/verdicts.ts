import {
  compareName,
  comparePlace,
  type ExpectedRecord,
  type NameMatch,
  type PlaceMatch,
  type RegistryRecord,
} from "@/lib/admin/registry-comparison";
import { isValidNpi } from "@/lib/format/npi";

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

/** The NPIs of a listing and its clinicians. */
export const everyNpi = (listing: { npi: string | null; clinicians: { npi: string | null }[] }) =>
  [listing, ...listing.clinicians].map(({ npi }) => npi);

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

function checkNpi(npi: string, registry: RegistryRecord[] | null, expected: ExpectedRecord) {
  const record = registry?.find((candidate) => candidate.npi === npi);
  if (!isValidNpi(npi)) return [verdict("danger", "Invalid check digit")];
  return record?.status
    ? registryVerdicts(record, expected)
    : [verdict("danger", "Not checked in the registry")];
}

const isWarning = ({ tone }: Verdict) => tone === "danger" || tone === "attention";

/** Warnings about an NPI: an invalid check digit, and what differs from its registry record, which it names. */
function npiWarnings(
  npi: string,
  registry: RegistryRecord[] | null,
  expected: ExpectedRecord,
): Verdict[] {
  const { name, taxonomy, city, state } = registry?.find((record) => record.npi === npi) ?? {};
  const found = [name, taxonomy, city, state].filter(Boolean).join(", ");
  return checkNpi(npi, registry, expected)
    .filter(isWarning)
    .map(({ tone, label }) =>
      verdict(tone, `NPI ${npi}: ${label}${found && /differs$/.test(label) ? ` (${found})` : ""}`),
    );
}

interface ReviewEvidence {
  evidence?: { look_alikes: { practice_name: string }[]; unwanted_as: string | null } | undefined;
}

/** Warnings about a listing that waits for review. Those of an own practice's NPI are the claim's. */
export const listingWarnings = (
  listing: CheckedListing & ReviewEvidence,
  hasClaim = false,
): Verdict[] => [
  ...(listing.evidence?.unwanted_as
    ? [verdict("danger", `${listing.evidence.unwanted_as} asked not to be listed`)]
    : []),
  ...(hasClaim || everyNpi(listing).some(Boolean) ? [] : [verdict("danger", "No NPI")]),
  ...npiChecksOf(listing)
    .filter(({ npi }) => !(hasClaim && npi === listing.npi))
    .flatMap(({ npi, expected }) => npiWarnings(npi, listing.registry, expected)),
  ...(listing.evidence?.look_alikes ?? []).map(({ practice_name }) =>
    verdict("attention", `Similar to ${practice_name} in this ZIP code`),
  ),
];

/** The labels of the warnings that need a second look. */
export const redLabels = (verdicts: readonly Verdict[]): string[] =>
  verdicts.filter(({ tone }) => tone === "danger").map(({ label }) => label);

/** The warnings about a listing in the few words of a compact row, the red ones first. */
export function summarizeListing(listing: CheckedListing & ReviewEvidence): Verdict[] {
  const checks = npiChecksOf(listing).flatMap(({ npi, expected }) =>
    checkNpi(npi, listing.registry, expected),
  );
  const warnings = checks.filter(isWarning);
  const isClear = checks.length > 0 && warnings.length === 0;
  const all = [
    ...(listing.evidence?.unwanted_as ? [verdict("danger", "Asked not to be listed")] : []),
    ...(checks.length === 0 ? [verdict("danger", "No NPI")] : []),
    ...warnings.filter(({ tone }) => tone === "danger"),
    ...(listing.evidence?.look_alikes.length ? [verdict("attention", "Possible duplicate")] : []),
    ...warnings.filter(({ tone }) => tone === "attention"),
    ...(isClear ? [verdict("positive", "NPI matches")] : []),
  ];
  // Several NPIs may have the same one.
  return [...new Map(all.map((each) => [each.label, each])).values()];
}
