/** Where somebody is, in degrees to two places: to about a mile. */
export interface Position {
  latitude: number;
  longitude: number;
  /** It is the middle of a map, rather than where somebody is. */
  isOnMap?: boolean;
}

const written = /^(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?)(,map)?$/;

/** A position as it stands in an address; behind that of a map follows ",map". */
export const writePosition = ({ latitude, longitude }: Position): string =>
  `${latitude},${longitude}`;

/** Reads what `writePosition` wrote; undefined for everything else. */
export function readPosition(text: string): Position | undefined {
  const [, latitude, longitude, map] = written.exec(text) ?? [];
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180
    ? { ...position, ...(map && { isOnMap: true }) }
    : undefined;
}
