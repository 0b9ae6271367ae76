import { t } from "@/lib/messages";

/** A range of ages as text: "0 to 17", "65 and older". */
export function ageRange(minAge: number, maxAge: number | null): string {
  if (maxAge === null) return minAge === 0 ? t`All ages` : t`${minAge} and older`;
  return minAge === maxAge ? String(minAge) : t`${minAge} to ${maxAge}`;
}

interface AgeBand {
  min_age: number;
  max_age: number | null;
}

const oldest = 120;

/**
 * Bands of which some begin where the previous one ends, as "0 to 18, 18 to 64, 65 and older",
 * where people pay the second price at 18. If all do, as "0 to 2, 2 to 6", the last end is
 * exclusive too. Returns bands with inclusive ends that don't overlap; null if no bands share an
 * end, or if they overlap by more.
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
    const overlaps = bands
      .slice(0, index)
      .some(
        (other) =>
          band.min_age <= (other.max_age ?? Number.POSITIVE_INFINITY) &&
          other.min_age <= (band.max_age ?? Number.POSITIVE_INFINITY),
      );
    return overlaps ? [index] : [];
  });
}

// The ages that a practice accepts, stored as "18+" or "0-17".

/** A stored range of ages as text: "18+" is "18 and older". */
export function formatAgeSpan(span: string): string {
  const [youngest = "", oldest = ""] = span.replace("+", "").split("-");
  return ageRange(Number(youngest), oldest === "" ? null : Number(oldest));
}

/** The usual names of prices by age. */
const usualNames = new Map([
  ["infants", t`Infants`],
  ["children", t`Children`],
  ["teens", t`Teens`],
  ["young adults", t`Young adults`],
  ["adults", t`Adults`],
  ["seniors", t`Seniors`],
]);

/** The name of a price by age, translated if it is a usual one. */
export const tierName = (label: string): string => usualNames.get(label.toLowerCase()) ?? label;
