/** More are not kept. */
const most = 5;
const longest = 200;

const isKept = (text: unknown): text is string =>
  typeof text === "string" && text !== "" && text.length <= longest;

/** Reads what the device keeps of what was searched for, the newest first. What cannot be read is nothing. */
export function readSearches(stored: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** As the device keeps it; null for nothing. */
export const writeSearches = (searches: readonly string[]): string | null =>
  searches.length > 0 ? JSON.stringify(searches) : null;

/** Without a search, in whatever case it was written. */
export const withoutSearch = (searches: readonly string[], text: string): readonly string[] =>
  searches.filter((other) => other.toLowerCase() !== text.toLowerCase());

/** With a search before all others, and without the oldest of too many. */
export const withSearch = (searches: readonly string[], text: string): readonly string[] =>
  isKept(text) ? [text, ...withoutSearch(searches, text)].slice(0, most) : searches;
