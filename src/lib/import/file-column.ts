import { formatCount } from "@/lib/format/numbers";
import type { FieldFacts, FieldKind, Limits } from "@/lib/listings/field-facts";

/** The files of an import or export: one of practices, and four of what stands beside them. */
export type FileName = "practices" | "clinicians" | "offices" | "prices" | "services";

/** What a cell holds: as a field of a listing, or what only files have. */
export type CellKind =
  | FieldKind
  | "reference"
  | "people"
  | "profile"
  | "hours"
  | "ages"
  | "amount"
  | "coverage"
  | "information";

/** A column of a file. Guide, template, README, import and export derive from it. */
export interface FileColumn {
  /** What JSON and the database call it. */
  column: string;
  /** Its heading. */
  label: string;
  kind: CellKind;
  limits?: Limits;
  /** Of a choice. */
  choices?: FieldFacts["choices"];
  /** Without it there is no row. */
  isNeeded?: boolean;
  /** What else it may be called, the better names first. */
  headings?: readonly string[];
  example: string;
  /** What its kind does not say. */
  means?: string;
}

/** What the cells of a kind look like, as a sentence. */
const kindsInWords: Record<CellKind, string> = {
  line: "One line of text.",
  text: "Text, of several lines if need be.",
  state: "A state, like TX or Texas.",
  zip: "Five digits, or nine with a hyphen.",
  price: "Dollars: 75, $75.50 or 1,200.00.",
  count: "A whole number.",
  tiers: "Ages and prices, with semicolons between them; a name may stand before each.",
  phone: "A US phone number, with its extension where there is one.",
  "web address": "A web address, with or without https://.",
  "web addresses": "Web addresses with commas or spaces between them.",
  levels: "Names and dollars a month for one adult, with semicolons between them.",
  "age span": "18+, 0-17, or words like All ages.",
  npi: "Ten digits.",
  languages: "Languages with commas between them.",
  states: "States with commas between them, by code or name.",
  "yes or no": "yes or no.",
  "yes, no or unsaid": "yes, no, or empty where nobody says so.",
  choice: "One of a few words.",
  photo: "No file brings pictures.",
  reference: "One line of text that names the practice.",
  year: "A year.",
  people: "People with their degrees: Ada Example, MD; Ben Example, NP.",
  profile: "A web address, or the name there: @example. It is added to the social profiles.",
  hours:
    "Hours as people write them: Mon-Thu 8-5, Fri 8-12. Where they are not certain, they are left out.",
  ages: "0-17, 18-64 or 65+.",
  amount: "Dollars: 75, $75.50 or 1,200.00.",
  coverage: "included, extra or not offered.",
  information: "For your information. An import leaves it alone.",
};

/** How long a text, or how high a number. */
function limitsInWords({ kind, limits }: FileColumn): string | null {
  if (!limits || !["line", "text", "count"].includes(kind)) return null;
  const [least, most] = limits;
  const from = kind === "count" || least > 0 ? `${formatCount(least)} to` : "At most";
  return `${from} ${formatCount(most)}${kind === "count" ? "" : " characters"}.`;
}

/** "pure: Direct Primary Care only; hybrid: ...". */
const choicesInWords = ({ choices = {} }: FileColumn): string =>
  Object.entries(choices)
    .map(([word, meaning]) => `${word}: ${meaning}`)
    .join("; ")
    .replace(/.$/, "$&.");

/** What the cells of a column hold, as sentences. */
export const holdsInWords = (column: FileColumn): string =>
  [kindsInWords[column.kind], choicesInWords(column), limitsInWords(column), column.means]
    .filter(Boolean)
    .join(" ");
