/** Where somebody is, in degrees to two places: to about a mile. */
export interface Position {
  latitude: number;
  longitude: number;
}

const written = /^(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?)$/;

/** A position as it stands in an address. */
export const writePosition = ({ latitude, longitude }: Position): string =>
  `${latitude},${longitude}`;

/** Reads what `writePosition` wrote; undefined for everything else. */
export function readPosition(text: string): Position | undefined {
  const [, latitude, longitude] = written.exec(text)?.map(Number) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined;
}
