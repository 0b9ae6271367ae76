import { slugOf } from "../../lib/format/text.ts";
import { shortAddressOf } from "../../lib/listings/short-address.ts";

/** A listing with its short address and the cities of its offices, without duplicates. `city` is a slug. */
export interface PlacedListing {
  id: string;
  updated_at: string;
  /** The path that redirects to it. */
  shortAddress: string;
  cities: { state: string; city: string }[];
}

interface Office {
  address_city: string | null;
  address_state: string | null;
}

interface ListingRow extends Office {
  id: string;
  updated_at: string;
  practice_name: string;
  address_city: string;
  offices: readonly Office[];
}

/** Returns a listing's short address, cities, and last change. */
export function placedListing(listing: ListingRow): PlacedListing {
  const cities = new Map<string, PlacedListing["cities"][number]>();
  for (const { address_city, address_state } of [listing, ...listing.offices]) {
    // The main office has no address of its own.
    if (address_city === null || address_state === null) continue;
    const place = { state: address_state, city: slugOf(address_city) };
    cities.set(`${place.state}/${place.city}`, place);
  }
  return {
    id: listing.id,
    updated_at: listing.updated_at,
    shortAddress: shortAddressOf(listing),
    cities: [...cities.values()],
  };
}
