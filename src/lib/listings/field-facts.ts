/** What a field holds, which determines its form control, validation, import, storage and formatting. */
export type FieldKind =
  | "line"
  | "text"
  | "state"
  | "zip"
  | "price"
  | "count"
  | "year"
  | "tiers"
  | "announced prices"
  | "levels"
  | "phone"
  | "web address"
  | "web addresses"
  | "names"
  | "npi"
  | "languages"
  | "states"
  | "age span"
  | "yes or no"
  | "yes, no, or unknown"
  | "choice"
  | "photo";

/**
 * - needed: required in every listing.
 * - basic: in the form for adding a listing; other fields only in the edit form.
 * - identity: identifies the practice; an owner's change to a published listing is reviewed first.
 * - correctable: members can suggest another value.
 * - fact: listed among the facts on the listing's page.
 */
export type FieldTrait = "needed" | "basic" | "identity" | "correctable" | "fact";

/** The sections of the form, in order. */
export type FormPart = "about" | "place" | "prices" | "fees" | "patients" | "contact";

/** The shortest and longest text in characters as PostgreSQL counts them, or the lowest and highest number. */
export type Limits = readonly [least: number, most: number];

export interface FieldFacts {
  /** The column of `doctors`; prices by age have their own table. */
  column: string;
  label: string;
  kind: FieldKind;
  /** The unit of a count, which the label names in the plural: "Cancellation notice (days)". */
  unit?: "day" | "mile";
  /** The label beside a value with the unit. */
  term?: string;
  /** Only if they differ from the column's (`src/lib/supabase/column-limits.ts`). */
  limits?: Limits;
  /** The labels of a choice's values. */
  choices?: Readonly<Record<string, string>>;
  /** The section of the form; a field without one has its own control. */
  part?: FormPart;
  is: readonly FieldTrait[];
  /** What a listing without the field is missing, with the rank of its importance to patients (1 is highest). */
  missed?: readonly [rank: number, words: string];
  /** The example in the import template; a field without one can't be imported. */
  example?: string;
}
