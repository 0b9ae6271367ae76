import { hasCapitals, isCredential, isSuffix, withoutCredentials } from "@/lib/format/credentials";
import { t } from "@/lib/messages";

export const nameTones = ["moss", "lagoon", "clay", "honey", "plum", "dusk"] as const;

export type NameTone = (typeof nameTones)[number];

/** A color for a name: the same for the same name, and evenly distributed over all names. */
export function toneOf(name: string): NameTone {
  let hash = 0x811c9dc5;
  for (const character of name.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  // Short names differ in few bits, so mix them before taking the remainder.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash = (hash ^ (hash >>> 16)) >>> 0;
  return nameTones[hash % nameTones.length] ?? "moss";
}

/** The name of an author; members may leave theirs empty. */
export const authorNameOf = ({ author_name }: { author_name: string | null }): string =>
  author_name || t`Anonymous`;

const titles = /^(drs?|mr|mrs|ms|prof|the)\.?$/i;
const legalForms = /^(inc|llc|pllc|pc|ltd|co|corp)\b/i;

/** The words of a name from given name to surname, without credentials and suffix; "Okafor, Maya" is reordered. */
function namedWords(name: string): string[] {
  const [first = [], second = []] = name.split(",").map((part) => part.trim().split(/\s+/));
  const surname = withoutCredentials(first).filter((word) => !isSuffix(word));
  const isGivenName =
    surname.length === 1 &&
    second.length > 0 &&
    second.length <= 3 &&
    second.every((word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word)) &&
    !second.some(
      (word) =>
        legalForms.test(word) || isSuffix(word) || (hasCapitals(word) && isCredential(word)),
    );
  return isGivenName ? [...second, ...surname] : surname;
}

/** One or two initials: of the first and last word of a name, without title, suffix, or credentials. */
export function initialsOf(name: string): string {
  const words = namedWords(name)
    .flatMap((word) => word.split(/[-–/&]+/))
    .filter((word) => /\p{L}|\p{N}/u.test(word));
  const named = words.filter((word) => !titles.test(word));
  const used = named.length > 0 ? named : words;
  const ends = used.length > 1 ? [used[0], used[used.length - 1]] : used;
  return ends.map((word) => firstLetter(word ?? "")).join("");
}

function firstLetter(word: string): string {
  return word.match(/\p{L}|\p{N}/u)?.[0].toLocaleUpperCase("en-US") ?? "";
}
