import { isMailingAddress } from "@/lib/listings/mailing-address";

interface Address {
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

interface Visited {
  address_street: string | null;
  telehealth_only: boolean;
}

/** The note for an address that patients can't visit; null if they can. */
export function mailingNote({ address_street, telehealth_only }: Visited): string | null {
  if (telehealth_only) return "Mailing address only; visits are by video and phone";
  return isMailingAddress(address_street)
    ? "Mailing address only; ask the practice where it sees patients"
    : null;
}
