import type { Coverage } from "@/lib/prices/coverage";

// Interprets common phrases in place of plain values. Only unambiguous phrases are recognized, and the preview shows each
// interpretation.

/** The interpretation of a phrase, which may belong to another column. */
export interface Interpretation {
  value: string | number | boolean;
  readAs: string;
  column?: string;
  also?: Readonly<Record<string, boolean>>;
}

const yesPhrases: Readonly<Record<string, RegExp>> = {
  accepting_new_patients:
    /^(?:yes ?[-–—,:]? ?)?(?:we are |we're )?(?:currently |now |still )?(?:accepting|taking|welcoming|enrolling|open to)(?: new)?(?: patients| members)?(?: now| at this time)?$|^open(?: panel)?$/,
  telehealth_only: /^(?:telehealth|telemedicine|virtual|online|video)(?: visits)? only$/,
};

const noPhrases: Readonly<Record<string, RegExp>> = {
  accepting_new_patients:
    /^(?:no ?[-–—,:]? ?)?(?:currently )?not (?:currently |now )?(?:accepting|taking|enrolling)(?: any)?(?: new)?(?: patients| members)?(?: now| right now| at this time)?$|^(?:(?:full|closed) ?[-–—,:/]? ?)?(?:join (?:the|our) )?wait(?:ing)?[ -]?list(?: only| available)?$|^(?:currently )?(?:closed|full)(?: panel| to new (?:patients|members))?$|^panel (?:is )?(?:full|closed)$/,
  telehealth_only:
    /^(?:in[ -]person|office)(?: visits)?(?: only)?$|^in[ -]person (?:and|&|or) (?:telehealth|telemedicine|virtual|video)$|^(?:hybrid|both)$/,
};

const simplified = (written: string) =>
  written
    .toLowerCase()
    .replace(/[.!]+$/, "")
    .replace(/\s+/g, " ")
    .trim();

/** Interprets a phrase as yes or no, such as "Currently accepting" or "Waitlist"; null if unclear. */
export function interpretAnswer(column: string, written: string): Interpretation | null {
  const phrase = simplified(written);
  if (yesPhrases[column]?.test(phrase)) return { value: true, readAs: "yes" };
  if (noPhrases[column]?.test(phrase)) return { value: false, readAs: "no" };
  return null;
}

const coverages: readonly (readonly [coverage: Coverage, phrase: RegExp])[] = [
  [
    "included",
    /^(?:included?(?: in (?:the )?(?:fee|membership))?|covered|yes|y|free|no (?:extra )?charge)$/,
  ],
  ["extra", /^(?:extra|(?:for|at) (?:an )?(?:extra|additional) (?:price|cost|charge|fee))$/],
  ["not offered", /^(?:not (?:offered|available|provided)|no|n|none)$/],
];

/** Interprets a phrase as coverage, such as "Included in membership"; null if unclear. */
export function interpretCoverage(written: string): { value: Coverage; readAs?: string } | null {
  const phrase = simplified(written);
  const value = coverages.find(([, pattern]) => pattern.test(phrase))?.[0];
  if (!value) return null;
  return phrase === value ? { value } : { value, readAs: value };
}

const models: readonly (readonly [model: string, phrase: RegExp])[] = [
  [
    "pure",
    /^(?:100% )?(?:pure(?:ly)?|direct|dpc|membership)(?: (?:dpc|direct primary care|direct care|primary care|practice|model))*(?: only)?$/,
  ],
  [
    "hybrid",
    /^hybrid(?:[ (]+(?:dpc|direct primary care|practice|model|insurance|and|&|\+))*\)?$|^(?:dpc|direct|direct primary care) (?:and|&|\+) insurance$|^insurance (?:and|&|\+) (?:dpc|direct|direct primary care)$/,
  ],
];

const choicePhrases: Readonly<Record<string, typeof models>> = { model: models };

/** Interprets a phrase as one of a field's options: "Pure DPC" is "pure"; null if unclear. */
export function interpretChoice(
  column: string,
  written: string,
): { value: string; readAs?: string } | null {
  const phrase = simplified(written);
  const value = choicePhrases[column]?.find(([, pattern]) => pattern.test(phrase))?.[0];
  if (!value) return null;
  return phrase === value ? { value } : { value, readAs: value };
}

const lowercaseWords = new Set(["of", "the", "and", "at", "on", "de", "du", "la"]);

/** Capitalizes a city in all lower or upper case: "ann arbor" becomes "Ann Arbor"; null for other text. */
export function capitalizeCity(written: string): Interpretation | null {
  const isOneCase = written === written.toLowerCase() || written === written.toUpperCase();
  if (!isOneCase || !/\p{L}{2}/u.test(written)) return null;
  const city = written
    .toLowerCase()
    .replace(/\p{L}[\p{L}'’]*/gu, (word, place: number) =>
      place > 0 && lowercaseWords.has(word)
        ? word
        : word.replace(/^(?:mc(?=\p{L})|o['’])?\p{L}/u, capitalizeParts),
    );
  return { value: city, readAs: city };
}

/** "mca" is "McA", "o'c" is "O'C", and "a" is "A". */
const capitalizeParts = (start: string): string =>
  start.slice(0, 1).toUpperCase() +
  start.slice(1, -1) +
  (start.length > 1 ? start.slice(-1).toUpperCase() : "");
