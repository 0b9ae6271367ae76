// Parses the ages that a practice accepts, as people write them. `age-spans.ts` formats the stored ages.

const highestAge = 120;

const phrases: readonly (readonly [phrase: RegExp, span: string])[] = [
  [
    /^(?:all(?: ages)?|any(?: age)?|everyone|children (?:and|&) adults|adults (?:and|&) children)$/,
    "0+",
  ],
  [/^adults?(?: only)?$/, "18+"],
  [/^(?:children|kids|pediatrics?)(?: only)?$/, "0-17"],
];

/** Removes words around ages that don't change them: "Ages 2 years and up", "Pediatrics 0-18". */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[.()]/g, " ")
    .replace(/\b(?:newborns?|birth|infants?)\b/g, "0")
    .replace(
      /\b(?:ages?|aged|years?|yrs?|old|of age|patients|pediatrics?|children|adults?|seniors?)\b/g,
      " ",
    )
    .replace(/\s+/g, " ")
    .trim();

/** Parses one range of ages, "18+" or "0-17"; null if it isn't one. */
export function readSpan(text: string): [youngest: number, oldest: number | null] | null {
  const phrase = text.toLowerCase().replace(/\.$/, "").trim();
  const meant = phrases.find(([pattern]) => pattern.test(phrase))?.[1];
  const [, first, last] =
    /^(\d{1,3})(?: ?(?:\+|plus|(?:and|&|or) (?:up|older|over|above))| ?(?:-|–|—|to|through|thru) ?(\d{1,3}))$/.exec(
      meant ?? plain(text),
    ) ?? [];
  if (first === undefined) return null;
  const [youngest, oldest] = [Number(first), last === undefined ? null : Number(last)];
  if (youngest > highestAge || (oldest !== null && (oldest < youngest || oldest > highestAge))) {
    return null;
  }
  return [youngest, oldest];
}

/** Joins adjacent ranges, "0–18, 18–64, 65+"; null if there is a gap between them. */
function joinSpans(spans: readonly [number, number | null][]): [number, number | null] | null {
  const [first, ...others] = spans.toSorted(([one], [other]) => one - other);
  if (!first) return null;
  const [youngest] = first;
  let [, oldest] = first;
  for (const [from, to] of others) {
    if (oldest === null) break;
    if (from > oldest + 1) return null;
    oldest = to === null ? null : Math.max(oldest, to);
  }
  return [youngest, oldest];
}

/** Parses ages as people write them, "All ages" or "18 and older", into the stored format; null if it can't. */
export function readAgeSpan(text: string): string | null {
  const whole = readSpan(text);
  const parts = text.split(/[,;\n]|\s(?:and|&)\s(?=\d)/).map(readSpan);
  const known = parts.filter((part) => part !== null);
  const span = whole ?? (known.length === parts.length ? joinSpans(known) : null);
  if (!span) return null;
  const [youngest, oldest] = span;
  return oldest === null ? `${youngest}+` : `${youngest}-${oldest}`;
}
