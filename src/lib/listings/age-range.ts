/** An age in years as the membership's table names it: "0 to 17", "65 and older". */
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
 * Bands of which each begins where the one before it ends, as "0 to 2, 2 to 6": whoever is 2 pays the second price, so the upper ends
 * are not in them. Gives the same bands with ends that are; null for bands that are not written so.
 */
export function withInclusiveEnds<Band extends AgeBand>(bands: readonly Band[]): Band[] | null {
  const inOrder = bands.toSorted((one, other) => one.min_age - other.min_age);
  const isChain =
    bands.length > 1 &&
    inOrder.every(({ min_age, max_age }, index) => {
      const next = inOrder[index + 1];
      const isLong = max_age === null || max_age > min_age;
      return isLong && (!next || next.min_age === max_age);
    });
  if (!isChain) return null;
  return bands.map((band) =>
    band.max_age === null || band.max_age === oldest
      ? band
      : { ...band, max_age: band.max_age - 1 },
  );
}

/** The places in the list of bands that share an age with one before them. */
export function overlappingBands(bands: readonly AgeBand[]): number[] {
  return bands.flatMap((band, index) => {
    const isTaken = bands
      .slice(0, index)
      .some(
        (other) =>
          band.min_age <= (other.max_age ?? Number.POSITIVE_INFINITY) &&
          other.min_age <= (band.max_age ?? Number.POSITIVE_INFINITY),
      );
    return isTaken ? [index] : [];
  });
}
