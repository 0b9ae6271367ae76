/** A person who can be mentioned. */
export interface Person {
  id: string;
  name: string;
}

interface MentionPart {
  text: string;
  /** The id of the mentioned person. */
  id?: string;
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** Splits a text into words and mentions: an @ and the name of one of the people, which no letter follows. */
export function splitMentions(text: string, people: readonly Person[]): MentionPart[] {
  if (people.length === 0 || !text.includes("@")) return [{ text }];
  const ids = new Map(people.map(({ id, name }) => [name.toLowerCase(), id]));
  // "@Ana Rivera" mentions her, not an Ana of the same thread.
  const names = [...ids.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(@(?:${names.map(escapePattern).join("|")}))(?![\\p{L}\\p{N}])`,
    "iu",
  );
  // Every second part is a mention.
  return text.split(pattern).map((part, index) => {
    const id = index % 2 === 1 ? ids.get(part.slice(1).toLowerCase()) : undefined;
    return id ? { text: part, id } : { text: part };
  });
}

const openMention = /(?:^|[\s(])@([^@\n]*)$/;

/** A mention that is being typed before the caret: where its @ is, and the people whose names continue it. */
export function findOpenMention(before: string, people: readonly Person[]) {
  const typed = before.match(openMention)?.[1];
  if (typed === undefined) return null;
  const matches = people.filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()));
  return matches.length > 0 ? { start: before.length - typed.length - 1, matches } : null;
}
