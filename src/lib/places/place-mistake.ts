/** A place as somebody writes it. */
export interface WrittenPlace {
  city: string;
  state: string;
  zip: string;
}

/** What is wrong with a written place, and what would be right, where the ZIP exists. */
export interface PlaceMistake {
  message: string;
  right: { city: string; state: string } | null;
}

/** The field that a mistake is shown at. */
export function mistakenField({ right }: PlaceMistake, written: WrittenPlace) {
  if (!right) return "address_zip";
  const isCityRight = written.city.toLowerCase() === right.city.toLowerCase();
  return isCityRight ? "address_state" : "address_city";
}
