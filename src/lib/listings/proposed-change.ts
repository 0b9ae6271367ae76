import type { Clinician } from "@/lib/listings/clinicians";
import { fieldLabel } from "@/lib/listings/fields";
import {
  type Identity,
  type IdentityChange,
  identityChanges,
} from "@/lib/listings/listing-identity";
import { cliniciansChange, readClinicians } from "@/lib/listings/read-clinicians";
import { officesChange } from "@/lib/offices/offices-change";

interface Practice extends Identity {
  clinicians: readonly Clinician[];
  offices: readonly object[];
}

/** What an owner wants to change of what identifies a practice. */
export interface ProposedChange {
  changes: IdentityChange[];
  /** Undefined when they stay as they are. */
  clinicians: { before: Clinician[]; after: Clinician[] } | undefined;
  /** The same, in words. */
  offices: ReturnType<typeof officesChange> | undefined;
}

function changeOfClinicians(practice: Practice, wished: unknown) {
  if (wished === undefined) return undefined;
  const before = readClinicians(practice.clinicians);
  const after = readClinicians(wished);
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : { before, after };
}

/** What is to change of a practice as it stands now. `proposed` is a change as the database keeps it. */
export function proposedChange(practice: Practice, proposed: unknown): ProposedChange {
  const { clinicians, offices }: Record<string, unknown> = Object(proposed);
  return {
    changes: identityChanges(practice, proposed),
    clinicians: changeOfClinicians(practice, clinicians),
    offices: offices === undefined ? undefined : officesChange(practice.offices, offices),
  };
}

/** The same in words, part by part. */
export const describeChange = ({ changes, clinicians, offices }: ProposedChange) => [
  ...changes.map(({ column, before, after }) => ({ label: fieldLabel(column), before, after })),
  ...(clinicians ? [cliniciansChange(clinicians.before, clinicians.after)] : []),
  ...(offices ? [offices] : []),
];
