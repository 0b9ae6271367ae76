/** An age in years as the membership's table names it: "0 to 17", "65 and older". */
export function ageRange(minAge: number, maxAge: number | null): string {
  if (maxAge === null) return minAge === 0 ? "All ages" : `${minAge} and older`;
  return minAge === maxAge ? String(minAge) : `${minAge} to ${maxAge}`;
}

interface AgeBand {
  min_age: number;
  max_age: number | null;
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
