import {
  hasCapitals,
  isCredential,
  isSuffix,
  title,
  withoutCredentials,
} from "@/lib/format/credentials";

/** A clinician's name and credentials. */
export interface NamedPerson {
  /** With its suffix: "John Example Jr." */
  name: string;
  /** "MD, FAAFP"; empty if there are none. */
  credentials: string;
}

/** The people found in a text, and the parts that could not be parsed. */
export interface ReadPeople {
  people: NamedPerson[];
  unread: string[];
}

const particles =
  /^(?:van|von|de|del|della|den|der|di|da|dos|du|la|le|st\.?|san|ter|mac|mc|al|el|bin|y)$/i;

const medicalWords =
  /\b(?:medicine|medical|pediatrics?|practices?|health|care|clinics?|nurses?|practitioners?|physicians?|assistants?|geriatrics?|doctors?|family|team|staff|associates|center|wellness|women's|direct|hours|patients?|available|accepting|coming|soon|of|us|our|the|we|all|one|two|three|four|five|six|several|various|many|more|other|others|none|online|unknown|website)\b/i;

const isWord = (word: string) => /^\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(word);

/**
 * Whether there are at least two capitalized words, no medical term, and no remark: "Family Medicine", "See website",
 * and "NP (retiring)" aren't people.
 */
const isFullName = (words: readonly string[]) =>
  words.length <= 6 &&
  !/^(?:drs?|doctor)\.?$/i.test(words[0] ?? "") &&
  words.filter(isWord).length >= 2 &&
  isWord(words[0] ?? "") &&
  words.every((word) => particles.test(word) || isWord(word.replace(/^["“(](.*)["”)]$/, "$1"))) &&
  !medicalWords.test(words.join(" "));

/** Whether the words are a surname, as before a comma: "Example", "van Dyke", "St. Clair Jr." */
function isSurname(words: readonly string[]): boolean {
  const [first = "", ...others] = words.filter((word) => !isSuffix(word));
  return particles.test(first) && others.length > 0
    ? others.length <= 2 && others.every((word) => isWord(word) || particles.test(word))
    : isWord(first) && others.length === 0 && !medicalWords.test(first);
}

const isGivenName = (words: readonly string[]) =>
  words.length >= 1 &&
  words.length <= 3 &&
  words.every((word) => isWord(word)) &&
  !medicalWords.test(words.join(" "));

const isPhrase = (piece: string) =>
  /^(?:board[- ](?:certified|eligible)|double board|diplomate|fellow|certified in)\b/i.test(piece);

/** Parses the credentials after a name: "MD FAAFP" becomes "MD, FAAFP"; null if it isn't credentials. */
function credentialsOf(piece: string, isKnownOnly: boolean): string | null {
  if (isPhrase(piece)) return piece;
  const words = piece.split(/\s*(?:\s|\/(?=[A-Z]))\s*/);
  const isUnknown = (word: string) =>
    !isKnownOnly && hasCapitals(word) && /^[A-Z][A-Za-z.()-]{1,9}$/.test(word);
  return words.every((word) => isCredential(word) || isUnknown(word)) ? words.join(", ") : null;
}

/** Capitalizes "MARY O'BRIEN" and "mary o'brien" as "Mary O'Brien"; mixed case stays unchanged. */
export function inNameCase(text: string): string {
  const isOneCase = text === text.toLowerCase() || text === text.toUpperCase();
  if (!isOneCase) return text;
  const capital = (start: string) => start.toUpperCase();
  return text
    .toLowerCase()
    .replace(/\b(?:ii|iii|iv)\b/g, capital)
    .replace(
      /(^|[\s\-("“.])(\p{L})/gu,
      (_all, before: string, letter: string) => before + capital(letter),
    )
    .replace(
      /\b(Mc|O['’])(\p{L})/gu,
      (_all, before: string, letter: string) => before + capital(letter),
    );
}

/** Joins "John Jr." and "Example" as "John Example Jr." */
function joinName(given: readonly string[], surname: readonly string[]): string {
  const words = [...given, ...surname];
  return [...words.filter((word) => !isSuffix(word)), ...words.filter(isSuffix)].join(" ");
}

interface Reader extends ReadPeople {
  pieces: string[][];
}

const wordsOf = (piece: string) => piece.split(" ");

/** Whether the next part is the given name for the preceding surname. */
function isGivenNext(next: string[] | undefined, surname: readonly string[]): next is string[] {
  if (!next) return false;
  const piece = next.join(" ");
  if (isSuffix(piece) || (credentialsOf(piece, true) !== null && hasCapitals(piece))) return false;
  const given = next.filter((word) => !isSuffix(word));
  // "Van Dyke" can also be a full name. Then a full name after it is another person.
  const isWhole = surname.length > 1 && /^\p{Lu}/u.test(surname[0] ?? "");
  return isGivenName(given) && !(isWhole && given.filter((word) => word.length > 2).length > 1);
}

function readPiece(words: string[], reader: Reader, isFirst: boolean): void {
  const piece = words.join(" ");
  const last = isFirst ? undefined : reader.people.at(-1);
  const [next] = reader.pieces;
  if (last && isSuffix(piece)) {
    last.name = `${last.name} ${piece}`;
    return;
  }
  const isLooseName = !hasCapitals(piece) && isSurname(words) && isGivenNext(next, words);
  const credentials = last && !isLooseName ? credentialsOf(piece, false) : null;
  if (last && credentials !== null) {
    last.credentials = [last.credentials, credentials].filter(Boolean).join(", ");
    return;
  }
  const name = withoutCredentials(words);
  const ownCredentials = words.slice(name.length).join(", ");
  const suffix = next && isSuffix(next.join(" ")) ? next : [];
  const given = suffix.length > 0 ? reader.pieces[1] : next;
  if (isSurname(name) && isGivenNext(given, name)) {
    reader.pieces.splice(0, suffix.length > 0 ? 2 : 1);
    reader.people.push({ name: joinName([...given, ...suffix], name), credentials: "" });
  } else if (isFullName(name)) {
    reader.people.push({ name: joinName(name, []), credentials: ownCredentials });
  } else reader.unread.push(piece);
}

/** Returns a piece with its original case in the text. */
function asWritten(piece: string, text: string): string {
  const at = text.toLowerCase().indexOf(piece.toLowerCase());
  return at < 0 ? piece : text.slice(at, at + piece.length);
}

/** Parses the people between two unambiguous separators. */
function readChunk(chunk: string, result: ReadPeople): void {
  // "see website" is no name, "ada example, md" is one.
  const isOneCase = chunk === chunk.toLowerCase() && chunk.split(/[\s,]+/).some(isCredential);
  const pieces = chunk
    // Rewrites "Ada Example (MD)" and "Ada Example - MD" with a comma.
    .replace(/\s*\(((?:[A-Z][A-Za-z.-]+[,\s]*)+)\)/g, (all, inner: string) =>
      credentialsOf(inner.replaceAll(",", " ").replace(/\s+/g, " ").trim(), true) === null
        ? all
        : `, ${inner}`,
    )
    .replace(/\s+[-–—]\s+/g, ", ")
    .replace(/\s+(?=board[- ](?:certified|eligible))/gi, ", ")
    .split(/\s*,\s*/)
    .map((piece) => piece.replace(/\s+/g, " ").trim().replace(title, ""))
    .filter(Boolean)
    .map((piece) => wordsOf(isOneCase && !isCredential(piece) ? inNameCase(piece) : piece));
  const reader: Reader = { people: [], unread: [], pieces };
  let isFirst = true;
  while (reader.pieces.length > 0) {
    const piece = reader.pieces.shift();
    // Credentials after "and" belong to the previous person.
    if (piece) readPiece(piece, reader, isFirst && result.people.length === 0);
    isFirst = false;
  }
  result.people.push(...reader.people);
  result.unread.push(...reader.unread.map((piece) => asWritten(piece, chunk)));
}

/**
 * Parses people as lists name them: "Ada Example, MD; Ben Example, NP", "Example, Ada, MD", "Dr. An
 * Do and Kim Do, DO".
 */
export function readPeople(text: string): ReadPeople {
  const result: ReadPeople = { people: [], unread: [] };
  for (const chunk of text.split(/[;\n|•]|\s(?:and|&)\s|,\s*and\s|\s\/\s/)) {
    const credentials = chunk.trim() && credentialsOf(chunk.trim(), true);
    const last = result.people.at(-1);
    if (credentials && last)
      last.credentials = [last.credentials, credentials].filter(Boolean).join(", ");
    else readChunk(chunk, result);
  }
  result.people = result.people.map(({ name, credentials }) => ({
    name: inNameCase(name),
    credentials,
  }));
  return result;
}

/** Parses a single person, "Ada Example, MD"; null if the text doesn't clearly name one. */
export function readPerson(text: string): NamedPerson | null {
  const { people, unread } = readPeople(text);
  const [person, ...others] = people;
  return person && others.length === 0 && unread.length === 0 ? person : null;
}

/** Moves credentials that were typed after the name to the credentials, if those are empty. */
export function splitCredentials(name: string, credentials: string): NamedPerson {
  const person = readPerson(name);
  if (!person || (person.credentials && credentials)) return { name, credentials };
  return { name: person.name, credentials: credentials || person.credentials };
}

/** "Ada Example, MD". */
export const writePerson = ({ name, credentials }: NamedPerson): string =>
  [name, credentials].filter(Boolean).join(", ");
