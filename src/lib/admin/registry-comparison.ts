import { hasCapitals, isCredential, isSuffix, withoutCredentials } from "@/lib/format/credentials";
import { readPerson } from "@/lib/format/read-people";
import type { CompositeTypes } from "@/lib/supabase/database.types";

/** The national registry's record of an NPI. */
export type RegistryRecord = CompositeTypes<"npi_answer">;

/** The details of a claim or listing that a registry record is compared with. */
export interface ExpectedRecord {
  /** The people who may have the NPI, by their names and former names. */
  people: (string | null)[];
  practice: string;
  formerPractices?: readonly string[];
  city: string;
  state: string;
}

export type NameMatch = "match" | "last name" | "differs" | "no name";
export type PlaceMatch = "match" | "state" | "differs" | "unknown";

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .split(/[^a-z]+/)
    .filter(Boolean);

const legalForms = new Set("llc pllc pc pa inc corp ltd lp llp the of and".split(" "));

/** The words of a person's name, first name first, without title, suffix, and credentials. */
function personWords(text: string): string[] {
  const [before = ""] = text.split(",");
  const name = readPerson(text)?.name ?? withoutCredentials(before.split(/\s+/)).join(" ");
  const words = name.split(/\s+/);
  if (words.every((word) => hasCapitals(word) && isCredential(word))) return [];
  return wordsOf(words.filter((word) => !isSuffix(word)).join(" "));
}

const organizationWords = (name: string) => wordsOf(name).filter((word) => !legalForms.has(word));

const isPartOf = (short: string[], long: string[]) =>
  short.length > 0 && short.every((word) => long.includes(word));

const isSameFirst = (one = "", other = "") =>
  one === other || (Math.min(one.length, other.length) === 1 && one[0] === other[0]);

/** Compares two names. Of two last names one is enough, because people often use only one. */
function comparePeople(name: string[], other: string[]): NameMatch {
  const last = name.at(-1) ?? "";
  const otherLast = other.at(-1) ?? "";
  const isSameLast = name.slice(1).includes(otherLast) || other.slice(1).includes(last);
  if (!isSameLast) return "differs";
  return isSameFirst(name[0], other[0]) ? "match" : "last name";
}

const bestFirst: NameMatch[] = ["match", "last name", "differs"];

/** Compares the registry's name with the people's names or, for an organization, with the practice's name. */
export function compareName(
  { kind, name, other_names }: Pick<RegistryRecord, "kind" | "name" | "other_names">,
  {
    people,
    practice,
    formerPractices = [],
  }: Pick<ExpectedRecord, "people" | "practice" | "formerPractices">,
): NameMatch {
  const registryNames = [name ?? "", ...(other_names ?? [])];
  if (kind === "organization") {
    const expected = [practice, ...formerPractices].map(organizationWords);
    const isSame = registryNames
      .map(organizationWords)
      .some((words) => expected.some((own) => isPartOf(words, own) || isPartOf(own, words)));
    return isSame ? "match" : "differs";
  }
  const expected = people
    .map((person) => personWords(person ?? ""))
    .filter(({ length }) => length > 0);
  if (expected.length === 0) {
    const last = personWords(registryNames[0] ?? "").at(-1) ?? "";
    return wordsOf(practice).includes(last) ? "last name" : "no name";
  }
  const found = registryNames
    .map(personWords)
    .flatMap((words) => expected.map((person) => comparePeople(words, person)));
  return bestFirst.find((match) => found.includes(match)) ?? "differs";
}

const normalizeCity = (city: string) => wordsOf(city.replace(/^st\.? /i, "saint ")).join(" ");

/** Compares the registry's city and state with the listing's. */
export function comparePlace(
  record: Pick<RegistryRecord, "city" | "state">,
  { city, state }: Pick<ExpectedRecord, "city" | "state">,
): PlaceMatch {
  if (!record.state) return "unknown";
  if (record.state.toUpperCase() !== state.toUpperCase()) return "differs";
  return normalizeCity(record.city ?? "") === normalizeCity(city) ? "match" : "state";
}
