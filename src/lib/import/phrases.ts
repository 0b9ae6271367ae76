// Interprets common phrases in place of plain values. Only unambiguous phrases are recognized, and the preview shows each
// interpretation.

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
  coverage: [
    [
      "included",
      /^(?:included?(?: in (?:the )?(?:fee|membership))?|covered|yes|y|free|no (?:extra )?charge)$/,
    ],
    ["extra", /^(?:extra|(?:for|at) (?:an )?(?:extra|additional) (?:price|cost|charge|fee))$/],
    ["not offered", /^(?:not (?:offered|available|provided)|no|n|none)$/],
  ],
  gender: [
    ["woman", /^(?:woman|female|f)$/],
    ["man", /^(?:man|male|m)$/],
    ["nonbinary", /^non-?binary$/],
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
