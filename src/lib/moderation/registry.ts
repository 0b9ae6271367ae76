import { hasCapitals, isCredential, isSuffix, withoutCredentials } from "@/lib/people/credentials";
import { readPerson } from "@/lib/people/read-people";
import type { CompositeTypes } from "@/lib/supabase/database.types";

/** What the national registry said of an NPI. */
export type RegistryAnswer = CompositeTypes<"npi_answer">;

/** What a claim or a listing says, to be held against it. */
export interface Named {
  /** Whose NPI it may be. */
  people: (string | null)[];
  practice: string;
  city: string;
  state: string;
}

export type NameMatch = "agrees" | "last name" | "differs" | "nobody named";
export type PlaceMatch = "agrees" | "state" | "differs" | "unknown";

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .split(/[^a-z]+/)
    .filter(Boolean);

const legalForms = new Set("llc pllc pc pa inc corp ltd lp llp the of and".split(" "));

/** The words of a person's name, the given name first: without title, suffix, and credentials. */
function personWords(text: string): string[] {
  const [before = ""] = text.split(",");
  const name = readPerson(text)?.name ?? withoutCredentials(before.split(/\s+/)).join(" ");
  const words = name.split(/\s+/);
  if (words.every((word) => hasCapitals(word) && isCredential(word))) return [];
  return wordsOf(words.filter((word) => !isSuffix(word)).join(" "));
}

const organizationWords = (name: string) => wordsOf(name).filter((word) => !legalForms.has(word));

const isSameFirst = (one = "", other = "") =>
  one === other || (Math.min(one.length, other.length) === 1 && one[0] === other[0]);

/** Two last names may stand in either: one of them is enough, as people leave one out. */
function comparePeople(one: string[], other: string[]): NameMatch {
  const last = one.at(-1) ?? "";
  const otherLast = other.at(-1) ?? "";
  const isSameLast = one.slice(1).includes(otherLast) || other.slice(1).includes(last);
  if (!isSameLast) return "differs";
  return isSameFirst(one[0], other[0]) ? "agrees" : "last name";
}

const better: NameMatch[] = ["agrees", "last name", "differs"];

/** Whether the registry's name is that of one of the people, or of the practice where it is an organization's. */
export function compareName(
  { kind, name, other_names }: Pick<RegistryAnswer, "kind" | "name" | "other_names">,
  { people, practice }: Pick<Named, "people" | "practice">,
): NameMatch {
  const known = [name ?? "", ...(other_names ?? [])];
  if (kind === "organization") {
    const wanted = organizationWords(practice);
    const isSame = known.map(organizationWords).some((words) => {
      const [short, long] = words.length < wanted.length ? [words, wanted] : [wanted, words];
      return short.length > 0 && short.every((word) => long.includes(word));
    });
    return isSame ? "agrees" : "differs";
  }
  const wanted = people
    .map((person) => personWords(person ?? ""))
    .filter(({ length }) => length > 0);
  if (wanted.length === 0) {
    const last = personWords(known[0] ?? "").at(-1) ?? "";
    return wordsOf(practice).includes(last) ? "last name" : "nobody named";
  }
  const found = known
    .map(personWords)
    .flatMap((words) => wanted.map((person) => comparePeople(words, person)));
  return better.find((match) => found.includes(match)) ?? "differs";
}

const placeOf = (city: string) => wordsOf(city.replace(/^st\.? /i, "saint ")).join(" ");

/** Whether the registry has the practice where the listing has it. */
export function comparePlace(
  answer: Pick<RegistryAnswer, "city" | "state">,
  { city, state }: Pick<Named, "city" | "state">,
): PlaceMatch {
  if (!answer.state) return "unknown";
  if (answer.state.toUpperCase() !== state.toUpperCase()) return "differs";
  return placeOf(answer.city ?? "") === placeOf(city) ? "agrees" : "state";
}
