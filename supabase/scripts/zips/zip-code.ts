/** A ZIP code with its city and position. */
export interface ZipCode {
  zip: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  /** Only where it differs from that of the state. */
  timeZone?: string | undefined;
}
