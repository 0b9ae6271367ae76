// The ages that a practice accepts, as people write them: see `age-span.ts`.

const highestAge = 120;

const phrases: readonly (readonly [phrase: RegExp, span: string])[] = [
  [
    /^(?:all(?: ages)?|any(?: age)?|everyone|children (?:and|&) adults|adults (?:and|&) children)$/,
    "0+",
  ],
  [/^adults?(?: only)?$/, "18+"],
  [/^(?:children|kids|pediatrics?)(?: only)?$/, "0-17"],
];

/** What stands before and behind ages without changing them: "Ages 2 years and up", "Pediatrics 0-18". */
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

/** Ages as people write them, "All ages" or "18 and older", in the one way in which they are kept; null for what is none. */
export function readAgeSpan(text: string): string | null {
  const phrase = text.toLowerCase().replace(/\.$/, "").trim();
  const meant = phrases.find(([pattern]) => pattern.test(phrase))?.[1];
  if (meant) return meant;
  const [, first, last] =
    /^(\d{1,3})(?: ?(?:\+|(?:and|&|or) (?:up|older|over|above))| ?(?:-|–|to|through) ?(\d{1,3}))$/.exec(
      plain(text),
    ) ?? [];
  if (first === undefined) return null;
  const [youngest, oldest] = [Number(first), last === undefined ? null : Number(last)];
  if (youngest > highestAge || (oldest !== null && (oldest < youngest || oldest > highestAge))) {
    return null;
  }
  return oldest === null ? `${youngest}+` : `${youngest}-${oldest}`;
}
