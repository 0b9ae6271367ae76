import { queryOptions, useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import type { Place } from "@/lib/places/places";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** A city with practices, as a place's page leads to it. */
export interface PlaceCity {
  city: string;
  /** The code of its state. */
  state: string;
  slug: string;
  practice_count: number;
  /** From the city that the page is about; null on the page of a state. */
  miles: number | null;
}

interface PlaceFacts {
  /** The city's name; null for a state. */
  city: string | null;
  practice_count: number;
  priced_count: number;
  median_price: number | null;
}

/** What there is to say about a place, and the cities in it or around it. */
export interface PlaceDescription extends PlaceFacts {
  cities: PlaceCity[];
}

/** A place as the database's functions take it. */
export const placeArguments = ({ state, city }: Place) => ({
  in_state: state,
  ...(city !== undefined && { in_city: city }),
});

async function fetchPlace(place: Place, signal: AbortSignal): Promise<PlaceDescription | null> {
  const given = placeArguments(place);
  const [described, listed] = await Promise.all([
    unwrap(supabase.rpc("describe_place", given).abortSignal(signal)),
    unwrap(supabase.rpc("list_places", given).abortSignal(signal)),
  ]);
  // The generated types do not know which columns of a function may be null.
  const facts: PlaceFacts | undefined = described[0];
  const cities: PlaceCity[] = listed;
  return facts ? { ...facts, cities } : null;
}

export const placeQuery = (place: Place) =>
  queryOptions({
    queryKey: listingKeys.place(place),
    queryFn: ({ signal }) => fetchPlace(place, signal),
    meta: { isKept: true },
  });

/** What there is to say about a state or city; null when there is no such place. */
export const usePlace = (place: Place) => useQuery(placeQuery(place));
