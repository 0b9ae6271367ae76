/** What a field holds: it decides how the field is asked for, judged, read from a file, kept and put into words. */
export type FieldKind =
  | "line"
  | "text"
  | "state"
  | "zip"
  | "price"
  | "count"
  | "year"
  | "tiers"
  | "levels"
  | "phone"
  | "web address"
  | "web addresses"
  | "npi"
  | "languages"
  | "states"
  | "age span"
  | "yes or no"
  | "yes, no or unsaid"
  | "choice"
  | "photo";

/**
 * - needed: without it there is no listing.
 * - basic: asked of everybody who adds one; the others only of those who edit it.
 * - identity: it identifies the practice: once that is public, an owner's change of it is checked before it shows.
 * - correctable: members can propose another value.
 * - fact: the listing's page shows it among its facts.
 */
export type FieldTrait = "needed" | "basic" | "identity" | "correctable" | "fact";

/** The parts of the form, in its order. */
export type FormPart = "about" | "place" | "prices" | "fees" | "patients" | "reach";

/** The shortest and the longest text, in characters as PostgreSQL counts them; or the lowest and the highest count or year. */
export type Limits = readonly [least: number, most: number];

export interface FieldFacts {
  /** The column of `doctors`; prices by age have a table of their own. */
  column: string;
  label: string;
  kind: FieldKind;
  /** Where they differ from those of the column (`src/lib/supabase/column-limits.ts`). */
  limits?: Limits;
  /** Of a choice: what can be chosen, in words, by what the column holds of it. */
  choices?: Readonly<Record<string, string>>;
  /** Where the form asks for it; a field without a part has a control of its own. */
  part?: FormPart;
  is: readonly FieldTrait[];
  /** What a listing without it has still to say, and how much patients miss that (1: most). */
  missed?: readonly [rank: number, words: string];
  /** What the template of an import shows; a field without one is not imported. */
  example?: string;
}
