import type { Clinician } from "@/lib/listings/clinicians";
import type { FieldColumns } from "@/lib/listings/field-columns";
import type { AgePrice } from "@/lib/listings/prices";
import type { EditedOffice } from "@/lib/offices/edited-offices";
import type { ToldService } from "@/lib/services/coverage";
import type { PracticeRole } from "@/lib/staff/roles";

/** What a practice says of a service, and which it is. */
export interface ServiceRow extends ToldService {
  service: string;
}

/** What an editor has changed of a listing: fields, and parts as wholes. */
export interface ListingChanges extends Partial<FieldColumns> {
  tiers?: readonly AgePrice[];
  services?: readonly ServiceRow[];
  clinicians?: readonly Clinician[];
  /** The one at the listing's own address first. */
  offices?: readonly Omit<EditedOffice, "position">[];
}

type EditorRole = PracticeRole | "admin";

/** A field or part that somebody else has changed to another value since the editor loaded it. */
export interface SaveConflict {
  field: string;
  mine: unknown;
  theirs: unknown;
  /** The name of who changed it last; null where they have none, or it was the site itself. */
  changedBy: string | null;
  role: EditorRole | null;
  /** The editor changed it, in another window. */
  isSelf: boolean;
  changedAt: string;
}

/** What became of a save. With conflicts, nothing was saved. */
export interface SaveResult {
  /** The version of the listing now. */
  version: number;
  /** The listing as it is edited now: its fields and parts. */
  listing: Readonly<Record<string, unknown>>;
  /** The fields and parts that now wait for a check. */
  waiting: string[];
  conflicts: SaveConflict[];
  /** What was to be saved, with what others changed in the same lists. */
  changes: Readonly<Record<string, unknown>>;
}

const isEditorRole = (value: unknown): value is EditorRole =>
  value === "owner" || value === "manager" || value === "front_desk" || value === "admin";

const arrayOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function readConflict(answered: unknown): SaveConflict {
  const conflict: Record<string, unknown> = Object(answered);
  const { changed_by: changedBy, role } = conflict;
  return {
    field: String(conflict.field),
    mine: conflict.mine,
    theirs: conflict.theirs,
    changedBy: typeof changedBy === "string" ? changedBy : null,
    role: isEditorRole(role) ? role : null,
    isSelf: conflict.is_self === true,
    changedAt: String(conflict.changed_at),
  };
}

/** Reads the answer of `save_listing`. */
export function readSaveResult(answered: unknown): SaveResult {
  const result: Record<string, unknown> = Object(answered);
  return {
    version: Number(result.version),
    listing: Object(result.listing),
    waiting: arrayOf(result.waiting).map(String),
    conflicts: arrayOf(result.conflicts).map(readConflict),
    changes: Object(result.changes),
  };
}
