import {
  joining,
  personal,
  scope,
  spanish,
  telehealth,
  telehealthOpenings,
} from "./data/bios-people.ts";
import { access, openings, pricing } from "./data/bios-practice.ts";
import type { Random } from "./random.ts";

/** What a bio may speak of, by the words its sentences use. */
export interface BioFacts {
  words: Record<string, string>;
  specialty: string;
  telehealth: boolean;
  physician: boolean;
  speaksSpanish: boolean;
}

/** Writes bios that do not repeat one another: a sentence is used once in the whole seed. */
export function createBioWriter(random: Random) {
  const used = new Set<string>();

  const write = (template: string, facts: BioFacts): string => {
    const chosen = expand(template, random);
    const filled = chosen.replace(/\{(\w+)\}/g, (_, word: string) => {
      const value = facts.words[word];
      if (value === undefined) throw new Error(`A bio needs the word ${word}.`);
      return value;
    });
    return capitalize(filled);
  };

  const freshSentence = (group: string[], facts: BioFacts, taken: Set<string>): string => {
    const allowed = group.filter((template) => suits(template, facts) && !taken.has(template));
    for (let attempt = 0; attempt < 80 && allowed.length > 0; attempt++) {
      const template = random.pick(allowed);
      const sentence = write(template, facts);
      if (used.has(sentence)) continue;
      used.add(sentence);
      taken.add(template);
      return sentence;
    }
    return "";
  };

  return (facts: BioFacts): string | null => {
    const dice = random.next();
    if (dice < 0.15) return null;
    const length = dice < 0.48 ? 1 : dice < 0.92 ? random.between(2, 4) : random.between(8, 11);
    const taken = new Set<string>();
    const text = topics(facts, length, random)
      .map((group) => freshSentence(group, facts, taken))
      .filter(Boolean);
    if (length < 8) return text.join(" ");
    const half = Math.ceil(text.length / 2);
    return `${text.slice(0, half).join(" ")}\n\n${text.slice(half).join(" ")}`;
  };
}

function topics(facts: BioFacts, length: number, random: Random): string[][] {
  if (facts.telehealth) {
    return [telehealthOpenings, telehealth, telehealth, telehealth].slice(0, Math.min(length, 4));
  }
  const field = scope[facts.specialty] ?? scope.other ?? [];
  const body = [access, field, pricing, personal];
  const more = length >= 8 ? [access, personal, pricing, field, personal, access] : [];
  const rest = random.sample(body, Math.min(length - 1, 4));
  if (length >= 3 && facts.speaksSpanish) rest.splice(1, 1, spanish);
  const end = length >= 4 ? [joining] : [];
  return [openings, ...rest, ...more.slice(0, length - 6), ...end].slice(0, length);
}

const adultsOnly = new Set(["Internal Medicine", "Geriatrics", "Obstetrics and Gynecology"]);

// A sentence may fit most practices and still be wrong for one: children at a geriatrician's, or
// the word doctor for a nurse practitioner.
function suits(template: string, { specialty, physician }: BioFacts): boolean {
  if (!physician && /doctor(?![}F])|residency|board certified/i.test(template)) return false;
  if (adultsOnly.has(specialty) && /\bkids|Families pay|newborn|new parents/i.test(template))
    return false;
  if (specialty === "Geriatrics" && /work for themselves|Employers/.test(template)) return false;
  if (specialty === "Pediatrics" && /grandparents|A second adult/.test(template)) return false;
  return specialty === "Sports Medicine" || !/Weekend athletes/.test(template);
}

/** Chooses one of `[a|b]`; `[a]` alone is left out half of the time. */
function expand(template: string, random: Random): string {
  return template.replace(/\[([^[\]]*)\]/g, (_, inner: string) => {
    const options = inner.split("|");
    return random.pick(options.length === 1 ? [inner, ""] : options);
  });
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
