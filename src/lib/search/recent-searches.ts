/** At most this many are stored. */
const most = 5;
const longest = 200;

const isValid = (text: unknown): text is string =>
  typeof text === "string" && text !== "" && text.length <= longest;

/** Parses the stored searches, newest first. Invalid entries are dropped. */
export function readSearches(stored: string | null): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(parsed) ? parsed.filter(isValid).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** The stored form; null for none. */
export const writeSearches = (searches: readonly string[]): string | null =>
  searches.length > 0 ? JSON.stringify(searches) : null;

/** Removes a search, regardless of case. */
export const withoutSearch = (searches: readonly string[], text: string): readonly string[] =>
  searches.filter((other) => other.toLowerCase() !== text.toLowerCase());

/** Puts a search first and drops the oldest. */
export const withSearch = (searches: readonly string[], text: string): readonly string[] =>
  isValid(text) ? [text, ...withoutSearch(searches, text)].slice(0, most) : searches;
