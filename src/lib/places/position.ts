/** A location in degrees, rounded to two decimals (about a mile). */
export interface Position {
  latitude: number;
  longitude: number;
  /** It is the center of the map, not the visitor's location. */
  isOnMap?: boolean;
}

const written = /^(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?)(,map)?$/;

/** A location as a URL parameter; ",map" is appended for the map's center. */
export const writePosition = ({ latitude, longitude }: Position): string =>
  `${latitude},${longitude}`;

/** Parses a location from `writePosition`; undefined if invalid. */
export function readPosition(text: string): Position | undefined {
  const [, latitude, longitude, map] = written.exec(text) ?? [];
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180
    ? { ...position, ...(map && { isOnMap: true }) }
    : undefined;
}
