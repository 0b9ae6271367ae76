import type { Coverage } from "@/lib/services/coverage";

// What practices write on their own pages where a file should have a plain value. Each is understood in one way only, and
// whoever imports the file reads how before anything is stored.

/** A value that is meant by a phrase, and the words for it; of another field where the phrase says so. */
export interface Meant {
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

/** What a phrase says to a question of yes and no: "Currently accepting" and "Waitlist"; null for one that says neither. */
export function meantAnswer(column: string, written: string): Meant | null {
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

/** What a phrase says of a service: "Included in membership" is included; null for one that says nothing certain. */
export function meantCoverage(written: string): { value: Coverage; readAs?: string } | null {
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

/** Which choice a phrase means: "Pure DPC" is pure; null for one that means none for certain. */
export function meantChoice(
  column: string,
  written: string,
): { value: string; readAs?: string } | null {
  const phrase = simplified(written);
  const value = choicePhrases[column]?.find(([, pattern]) => pattern.test(phrase))?.[0];
  if (!value) return null;
  return phrase === value ? { value } : { value, readAs: value };
}

const small = new Set(["of", "the", "and", "at", "on", "de", "du", "la"]);

/** A town that somebody wrote in one case: "ann arbor" and "ANN ARBOR" are "Ann Arbor"; null for any other. */
export function meantTown(written: string): Meant | null {
  const isOneCase = written === written.toLowerCase() || written === written.toUpperCase();
  if (!isOneCase || !/\p{L}{2}/u.test(written)) return null;
  const town = written
    .toLowerCase()
    .replace(/\p{L}[\p{L}'’]*/gu, (word, place: number) =>
      place > 0 && small.has(word)
        ? word
        : word.replace(/^(?:mc(?=\p{L})|o['’])?\p{L}/u, capitalizeParts),
    );
  return { value: town, readAs: town };
}

/** "mca" is "McA", "o'c" is "O'C", and "a" is "A". */
const capitalizeParts = (start: string): string =>
  start.slice(0, 1).toUpperCase() +
  start.slice(1, -1) +
  (start.length > 1 ? start.slice(-1).toUpperCase() : "");
