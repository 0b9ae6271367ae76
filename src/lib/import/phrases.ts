import { inTitleCase } from "@/lib/editor/registry-prefill";
import { readPerson, writePerson } from "@/lib/format/read-people";

// Interprets common phrases in place of plain values. Only unambiguous phrases are recognized, and
// the preview shows each interpretation.

interface Interpretation {
  value: string | boolean;
  readAs?: string;
}

/** Phrases for the values of a column. */
const phrases: Readonly<
  Record<string, readonly (readonly [value: string | boolean, phrase: RegExp])[]>
> = {
  accepting_new_patients: [
    [
      true,
      /^(?:yes ?[-–—,:]? ?)?(?:we are |we're )?(?:currently |now |still )?(?:accepting|taking|welcoming|enrolling|open to)(?: new)?(?: patients| members)?(?: now| at this time)?$|^open(?: panel)?$/,
    ],
    [
      false,
      /^(?:no ?[-–—,:]? ?)?(?:currently )?not (?:currently |now )?(?:accepting|taking|enrolling)(?: any)?(?: new)?(?: patients| members)?(?: now| right now| at this time)?$|^(?:(?:full|closed) ?[-–—,:/]? ?)?(?:join (?:the|our) )?wait(?:ing)?[ -]?list(?: only| available)?$|^(?:currently )?(?:closed|full)(?: panel| to new (?:patients|members))?$|^panel (?:is )?(?:full|closed)$/,
    ],
  ],
  telehealth_only: [
    [true, /^(?:telehealth|telemedicine|virtual|online|video)(?: visits)? only$/],
    [
      false,
      /^(?:in[ -]person|office)(?: visits)?(?: only)?$|^in[ -]person (?:and|&|or) (?:telehealth|telemedicine|virtual|video)$|^(?:hybrid|both)$/,
    ],
  ],
  model: [
    [
      "pure",
      /^(?:100% )?(?:pure(?:ly)?|direct|dpc|membership)(?: (?:dpc|direct primary care|direct care|primary care|practice|model))*(?: only)?$/,
    ],
    [
      "hybrid",
      /^hybrid(?:[ (]+(?:dpc|direct primary care|practice|model|insurance|and|&|\+))*\)?$|^(?:dpc|direct|direct primary care) (?:and|&|\+) insurance$|^insurance (?:and|&|\+) (?:dpc|direct|direct primary care)$/,
    ],
  ],
};

/** Interprets a phrase as the value of a column: "Waitlist" is no, "Pure DPC" is "pure"; null if unclear. */
export function interpretPhrase(column: string, written: string): Interpretation | null {
  const phrase = written
    .toLowerCase()
    .replace(/[.!]+$/, "")
    .replace(/\s+/g, " ")
    .trim();
  const [value] = phrases[column]?.find(([, pattern]) => pattern.test(phrase)) ?? [];
  if (value === undefined) return null;
  const readAs = typeof value === "string" ? value : value ? "yes" : "no";
  return phrase === readAs ? { value } : { value, readAs };
}

/** Whether a text with a word is in capitals. */
export const isInCapitals = (text: string): boolean =>
  text === text.toUpperCase() && /\p{L}{2}/u.test(text);

const softened = ["practice_name", "office_name", "address_street"];

/** Capitalizes a city in one case, and the names and street of a row in capitals: "ANN ARBOR" becomes "Ann Arbor". */
export function softenCapitals(column: string, written: string, isRowInCapitals: boolean): string {
  const isCity = column === "address_city" && isInCapitals(written.toUpperCase());
  if (isCity && written === written.toLowerCase()) return inTitleCase(written.toUpperCase());
  if (isCity || (isRowInCapitals && softened.includes(column))) return inTitleCase(written);
  if (!isRowInCapitals || column !== "credentials") return written;
  const person = readPerson(written);
  return person ? writePerson(person) : written;
}
