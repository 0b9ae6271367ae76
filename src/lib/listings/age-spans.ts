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
function readSpan(text: string): [youngest: number, oldest: number | null] | null {
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

/** A range of ages as text: "0 to 17", "65 and older". */
export function ageRange(minAge: number, maxAge: number | null): string {
  if (maxAge === null) return minAge === 0 ? "All ages" : `${minAge} and older`;
  return minAge === maxAge ? String(minAge) : `${minAge} to ${maxAge}`;
}

interface AgeBand {
  min_age: number;
  max_age: number | null;
}

const oldest = 120;

/**
 * Bands of which some begin where the previous one ends, as "0 to 18, 18 to 64, 65 and older", where people pay the second
 * price at 18. If all do, as "0 to 2, 2 to 6", the last end is exclusive too. Returns bands with inclusive ends that don't
 * overlap; null if no bands share an end, or if they overlap by more.
 */
export function withInclusiveEnds<Band extends AgeBand>(bands: readonly Band[]): Band[] | null {
  const inOrder = bands.toSorted((one, other) => one.min_age - other.min_age);
  const pairs = inOrder.slice(1).map((next, index) => [inOrder[index], next] as const);
  const meets = pairs.filter(
    ([one, next]) => one && one.max_age === next.min_age && one.max_age > one.min_age,
  );
  const areApart = pairs.filter(
    ([one, next]) => one && one.max_age !== null && one.max_age < next.min_age,
  );
  const last = inOrder.at(-1);
  const isLastLong = !last || last.max_age === null || last.max_age > last.min_age;
  if (meets.length === 0 || meets.length + areApart.length < pairs.length || !isLastLong)
    return null;
  const shortened = new Set(meets.map(([one]) => one));
  if (areApart.length === 0 && last?.max_age !== oldest) shortened.add(last);
  return bands.map((band) =>
    band.max_age !== null && shortened.has(band) ? { ...band, max_age: band.max_age - 1 } : band,
  );
}

/** The indexes of bands that overlap an earlier one. */
export function overlappingBands(bands: readonly AgeBand[]): number[] {
  return bands.flatMap((band, index) => {
    const isOwnedOrClaimed = bands
      .slice(0, index)
      .some(
        (other) =>
          band.min_age <= (other.max_age ?? Number.POSITIVE_INFINITY) &&
          other.min_age <= (band.max_age ?? Number.POSITIVE_INFINITY),
      );
    return isOwnedOrClaimed ? [index] : [];
  });
}

// The ages that a practice accepts, stored as "18+" or "0-17".

/** A stored range of ages as text: "18+" is "18 and older". */
export function formatAgeSpan(span: string): string {
  const [youngest = "", oldest = ""] = span.replace("+", "").split("-");
  return ageRange(Number(youngest), oldest === "" ? null : Number(oldest));
}
