import type { PracticeRole } from "@/lib/account/staff-roles";
import type { EditedOffice } from "@/lib/editor/offices-edit";
import type { AnnouncedPrices } from "@/lib/listings/announced-prices";
import type { Clinician } from "@/lib/listings/clinicians";
import type { FieldColumns } from "@/lib/listings/field-columns";
import type { GalleryPhoto } from "@/lib/listings/gallery";
import type { ServiceTerms } from "@/lib/prices/coverage";
import type { AgePrice } from "@/lib/prices/prices";

/** A service of a practice, with its id. */
export interface ServiceRow extends ServiceTerms {
  service: string;
}

/** An editor's changes to a listing: fields, and whole parts. */
export interface ListingChanges extends Partial<FieldColumns> {
  tiers?: readonly AgePrice[];
  announced_prices?: AnnouncedPrices | null;
  services?: readonly ServiceRow[];
  clinicians?: readonly Clinician[];
  /** The office at the listing's own address comes first. */
  offices?: readonly Omit<EditedOffice, "position">[];
  gallery?: readonly GalleryPhoto[];
}

type EditorRole = PracticeRole | "admin";

/** A field or part that someone else changed to another value after the editor loaded it. */
export interface SaveConflict {
  field: string;
  mine: unknown;
  theirs: unknown;
  /** The name of the last editor; null without one, or if the site itself made the change. */
  changedBy: string | null;
  role: EditorRole | null;
  /** The editor changed it in another window. */
  isSelf: boolean;
  changedAt: string;
}

/** The result of a save. With conflicts, nothing was saved. */
export interface SaveResult {
  /** The current version of the listing. */
  version: number;
  /** The current fields and parts of the listing. */
  listing: Readonly<Record<string, unknown>>;
  /** The fields and parts that are now pending review. */
  waiting: string[];
  conflicts: SaveConflict[];
  /** The editor's changes, merged with others' changes to the same lists. */
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

/** Parses the result of `save_listing`. */
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
