import { slugOf } from "../../lib/format/text.ts";

/** A listing, and in which cities it has offices, each once; `city` as it stands in an address. */
export interface PlacedListing {
  id: string;
  updated_at: string;
  cities: { state: string; city: string }[];
}

interface Office {
  address_city: string | null;
  address_state: string | null;
}

interface Listed extends Office {
  id: string;
  updated_at: string;
  offices: readonly Office[];
}

/** What is kept of a listing once its own page is written. */
export function placedListing(listing: Listed): PlacedListing {
  const cities = new Map<string, PlacedListing["cities"][number]>();
  for (const { address_city, address_state } of [listing, ...listing.offices]) {
    // The office at the listing's own address repeats none of it.
    if (address_city === null || address_state === null) continue;
    const place = { state: address_state, city: slugOf(address_city) };
    cities.set(`${place.state}/${place.city}`, place);
  }
  return { id: listing.id, updated_at: listing.updated_at, cities: [...cities.values()] };
}
