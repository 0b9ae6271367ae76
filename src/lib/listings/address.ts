import { stateCode } from "@/lib/format/us-states";
import { isMailingAddress, streetOf } from "@/lib/listings/mailing-address";
import { t } from "@/lib/messages";

export interface Address {
  address_street: string | null;
  address_city: string;
  address_state: string;
  address_zip: string;
}

/** The second line of an address: "Austin, TX 78704". */
export const regionOf = ({ address_city, address_state, address_zip }: Address): string =>
  `${address_city}, ${address_state} ${address_zip}`;

/** An address on one line. */
export const addressOf = (place: Address): string =>
  [place.address_street, regionOf(place)].filter(Boolean).join(", ");

/** Whether a street or city holds other parts of an address too: "100 Main St, Austin, TX 78704", "Austin, TX". */
export function holdsWholeAddress(column: string, text: string): boolean {
  if (column !== "address_street" && column !== "address_city") return false;
  const [, rest = "", zip] =
    /^(.*?)(?:[\s,]+(\d{5}(?:-\d{4})?))?(?:[\s,]+(?:usa?|united states))?[\s.]*$/i.exec(text) ?? [];
  const [, before = "", state = ""] =
    /^(.*?)(?:,\s*([a-z. ]+)|\s([A-Z]{2}))$/i.exec(rest)?.filter((part) => part !== undefined) ??
    [];
  if (column === "address_city" && zip) return true;
  if (stateCode(state) === null || /^washington$/i.test(before)) return false;
  // NE is also a direction.
  if (column === "address_street") return zip !== undefined || (/,/.test(before) && state !== "NE");
  return /,\s*[a-z. ]+$/i.test(rest) || /[A-Z]{2}$/.test(rest);
}

interface Visited {
  address_street: string | null;
  telehealth_only: boolean;
}

/** The note for an address that patients can't visit; null if they can. */
export function mailingNote({ address_street, telehealth_only }: Visited): string | null {
  if (telehealth_only) return t`Mailing address only; visits are by video and phone`;
  return isMailingAddress(address_street)
    ? t`Mailing address only; ask the practice where it sees patients`
    : null;
}

/** The address that directions lead to; null if patients can't visit it, or no street is known. */
export function visitedAddress(place: Address & Visited): string | null {
  const address_street = streetOf(place.address_street);
  return address_street && !mailingNote(place) ? addressOf({ ...place, address_street }) : null;
}
