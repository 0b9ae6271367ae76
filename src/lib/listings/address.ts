interface Address {
  address_street: string | null;
  address_city: string;
  address_state: string;
  address_zip: string;
}

/** The second line of an address: "Austin, TX 78704". */
export const regionOf = ({ address_city, address_state, address_zip }: Address): string =>
  `${address_city}, ${address_state} ${address_zip}`;

/** An address in one line. */
export const addressOf = (place: Address): string =>
  [place.address_street, regionOf(place)].filter(Boolean).join(", ");
