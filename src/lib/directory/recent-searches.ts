/** Phrases for "near me", as people type them. */
const nearMe =
  /\s*\b((near(by|est)?|close(st)?)( to| by)? ?me|(around|by) me|(in|around) my (area|neighborhood|town|city)|(near|close to) (my )?(home|house|location|work)|near us|(near|around) here|(near|close) ?by$|(nearest|closest|local)(?= (doctors?|dpc|direct primary care|primary care|practices?|clinics?)$)|^(nearest|closest|local)$|cerca (de )?(m[ií]( (casa|trabajo|zona|barrio))?|aqu[ií])|cerca$|(por|alrededor de) (aqu[ií]|mi (zona|barrio)))(?!\p{L})\s*/iu;

/** A radius at the end of a text without a place: "within 10 miles". */
const distanceOnly = /\d ?(mi|miles?)( radius)?$/i;

/** The rest of a text that says "near me"; the unchanged text if it doesn't. */
export const withoutNearMe = (text: string): string => text.replace(nearMe, " ").trim();

/** Whether a text asks for results nearby, unless it also names a place. */
export const mentionsNearMe = (text: string): boolean =>
  withoutNearMe(text) !== text || distanceOnly.test(text);

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
