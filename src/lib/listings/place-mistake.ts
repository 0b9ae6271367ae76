import { t } from "@/lib/messages";

/** A place as typed in a form. */
export interface TypedPlace {
  city: string;
  state: string;
  zip: string;
}

/** A contradiction between a city, state, and ZIP code, with the city and state of the ZIP code if it exists. */
export interface PlaceMistake {
  message: string;
  right: { city: string; state: string } | null;
}

/** Returns the message about a ZIP code with the given city and state, or about one that doesn't exist. */
export function placeMessage(zip: unknown, city: unknown, state: unknown): string {
  const code = String(zip);
  if (!city || !state) return t`There is no ZIP code ${code}`;
  const place = `${city}, ${state}`;
  return t`${code} is in ${place}`;
}

/** The field that shows the mistake. */
export function mistakenField({ right }: PlaceMistake, written: TypedPlace) {
  if (!right) return "address_zip";
  const isCityRight = written.city.toLowerCase() === right.city.toLowerCase();
  return isCityRight ? "address_state" : "address_city";
}
