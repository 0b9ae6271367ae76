import type { ImportBand } from "@/lib/import/bands";
import type { AnnouncedPrices } from "@/lib/listings/announced-prices";
import type { FieldKind, Limits } from "@/lib/listings/field-facts";

/** The kind of value in a cell: a listing field's kind, or one that only files have. */
export type CellKind = FieldKind | "reference" | "people" | "hours" | "status";

/** A column of a file. The template, import, and export derive from it. */
export interface FileColumn {
  /** Its name in the database. */
  column: string;
  /** Its heading. */
  label: string;
  kind: CellKind;
  limits?: Limits;
  /** Rows without it are rejected. */
  isRequired?: boolean;
  /** Other recognized headings with commas between them, best first. */
  headings?: string;
  example: string;
}

/** The value of a cell. */
export type ImportValue =
  | string
  | number
  | boolean
  | string[]
  | ImportBand[]
  // Hours: day, from, to.
  | [number, string, string][]
  | AnnouncedPrices
  | null;

/** The texts in a list. */
export const textsOf = (value: ImportValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** The values of a row, by column. */
export type RowValues = Record<string, ImportValue>;

/**
 * The value of a cell, or what is wrong with it, worded as the end of a sentence. `readAs`
 * describes how a phrase was interpreted; `column` names the column that the value belongs to, if
 * it is another one.
 */
export type Cell =
  | {
      value: ImportValue;
      readAs?: string | undefined;
      column?: string;
      /** Values for other columns from the same phrase. */
      also?: Readonly<Record<string, ImportValue>>;
      /** The part that was left out, with the reason. */
      leftOut?: string | undefined;
    }
  | { problem: string };

/** Parses the text of a non-empty cell in a column with these limits. */
export type CellReader = (text: string, column: string, limits: Limits) => Cell;
