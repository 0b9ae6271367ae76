import { formatCount } from "@/lib/format/numbers";
import type { ImportBand } from "@/lib/import/bands";
import type { FieldFacts, FieldKind, Limits } from "@/lib/listings/field-facts";

/** The kind of value in a cell: a listing field's kind, or one that only files have. */
export type CellKind = FieldKind | "reference" | "people" | "profile" | "hours" | "information";

/** A column of a file. The guide, template, README, import, and export derive from it. */
export interface FileColumn {
  /** Its name in the database. */
  column: string;
  /** Its heading. */
  label: string;
  kind: CellKind;
  limits?: Limits;
  /** The options of a choice. */
  choices?: FieldFacts["choices"];
  /** Rows without it are rejected. */
  isRequired?: boolean;
  /** Other recognized headings with commas between them, best first. */
  headings?: string;
  example: string;
  /** Details that aren't part of the description of its kind. */
  details?: string;
}

/** Describes the cells of each kind. */
const kindDescriptions: Record<CellKind, string> = {
  line: "One line of text.",
  text: "Text, which can have several lines.",
  state: "A state, like TX or Texas.",
  zip: "Five digits, or nine.",
  price: "Dollars: 75, $75.50 or 1,200.00.",
  count: "A whole number.",
  tiers: "Ages and prices separated by semicolons, each with an optional name.",
  phone: "A US phone number, optionally with an extension.",
  "web address": "A web address, with or without https://.",
  "web addresses": "Web addresses separated by commas or spaces.",
  names: "Names separated by semicolons.",
  levels: "Names and monthly prices per adult, separated by semicolons.",
  "age span": "18+, 0-17, or words like All ages.",
  npi: "Ten digits.",
  languages: "Languages separated by commas.",
  states: "States separated by commas, by code or name, or All 50 states.",
  "yes or no": "yes or no.",
  "yes, no, or unknown": "yes, no, or empty if unknown.",
  choice: "One of these words.",
  photo: "Files can't contain photos.",
  reference: "One line of text that identifies the practice.",
  year: "A year.",
  people: "Names with degrees: Ada Example, MD; Ben Example, NP.",
  profile: "A web address or a user name like @example, added to the social profiles.",
  hours: "Hours in everyday form: Mon-Thu 8-5, Fri 8-12. Unclear hours are left out.",
  information: "For information only; ignored by imports.",
};

/** Describes the length of a text or the range of a number. */
function describeLimits({ kind, limits }: FileColumn): string | null {
  if (!limits || !["line", "text", "count"].includes(kind)) return null;
  const [least, most] = limits;
  const from = kind === "count" || least > 0 ? `${formatCount(least)} to` : "At most";
  return `${from} ${formatCount(most)}${kind === "count" ? "" : " characters"}.`;
}

/** "pure: Direct Primary Care only; hybrid: ...". */
const describeChoices = ({ choices = {} }: FileColumn): string =>
  Object.entries(choices)
    .map(([word, label]) => `${word}: ${label}`)
    .join("; ")
    .replace(/.$/, "$&.");

/** Describes the cells of a column in sentences. */
export const describeColumn = (column: FileColumn): string =>
  [kindDescriptions[column.kind], describeChoices(column), describeLimits(column), column.details]
    .filter(Boolean)
    .join(" ");

/** The value of a cell. */
export type ImportValue =
  | string
  | number
  | boolean
  | string[]
  | ImportBand[]
  // Hours: day, from, to.
  | [number, string, string][]
  | null;

/** The values of a row, by column. */
export type RowValues = Record<string, ImportValue>;

/**
 * The value of a cell, or what is wrong with it, worded as the end of a sentence. `readAs` describes how a phrase was interpreted; `column`
 * names the column that the value belongs to, if it is another one.
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
