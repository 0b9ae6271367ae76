import { type Identity, type IdentityChange, identityChanges } from "@/lib/editor/listing-identity";
import { officesChange } from "@/lib/editor/offices-change";
import type { Clinician } from "@/lib/listings/clinicians";
import { fieldLabel } from "@/lib/listings/fields";
import { cliniciansChange, readClinicians } from "@/lib/listings/stored-clinicians";

interface Practice extends Identity {
  clinicians: readonly Clinician[];
  offices: readonly object[];
}

/** A pending change to what identifies a practice. */
export interface ProposedChange {
  changes: IdentityChange[];
  /** Undefined if unchanged. */
  clinicians: { before: Clinician[]; after: Clinician[] } | undefined;
  /** As text; undefined if unchanged. */
  offices: ReturnType<typeof officesChange> | undefined;
}

function changeOfClinicians(practice: Practice, proposed: unknown) {
  if (proposed === undefined) return undefined;
  const before = readClinicians(practice.clinicians);
  const after = readClinicians(proposed);
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : { before, after };
}

/** The changes to a practice. `proposed` is a pending change as the database stores it. */
export function proposedChange(practice: Practice, proposed: unknown): ProposedChange {
  const { clinicians, offices }: Record<string, unknown> = Object(proposed);
  return {
    changes: identityChanges(practice, proposed),
    clinicians: changeOfClinicians(practice, clinicians),
    offices: offices === undefined ? undefined : officesChange(practice.offices, offices),
  };
}

/** The changes as text, part by part. */
export const describeChange = ({ changes, clinicians, offices }: ProposedChange) => [
  ...changes.map(({ column, before, after }) => ({
    part: column,
    label: fieldLabel(column),
    before,
    after,
  })),
  ...(clinicians
    ? [{ part: "clinicians", ...cliniciansChange(clinicians.before, clinicians.after) }]
    : []),
  ...(offices ? [{ part: "offices", ...offices }] : []),
];
