import { queryOptions, useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/query-keys";
import type { Place } from "@/lib/directory/places";
import { supabase } from "@/lib/supabase/client";
import { readArguments } from "@/lib/supabase/read-arguments";
import { unwrap } from "@/lib/supabase/unwrap";

/** A city with practices, linked from the page of a place. */
export interface PlaceCity {
  city: string;
  /** The code of its state. */
  state: string;
  slug: string;
  practice_count: number;
  /** The distance from the page's city; null on the page of a state. */
  miles: number | null;
}

interface PlaceFacts {
  /** The city's name; null for a state. */
  city: string | null;
  practice_count: number;
  priced_count: number;
  median_price: number | null;
}

/** The facts about a place, and the cities in or around it. */
export interface PlaceDescription extends PlaceFacts {
  cities: PlaceCity[];
}

/** A place as arguments of database functions. */
export const placeArguments = ({ state, city }: Place) => ({
  in_state: state,
  ...(city !== undefined && { in_city: city }),
});

async function fetchPlace(place: Place, signal: AbortSignal): Promise<PlaceDescription | null> {
  const given = placeArguments(place);
  const [described, listed] = await Promise.all([
    unwrap(supabase.rpc("describe_place", ...readArguments(given)).abortSignal(signal)),
    unwrap(supabase.rpc("list_places", ...readArguments(given)).abortSignal(signal)),
  ]);
  // The generated types don't know which columns of a function are nullable.
  const facts: PlaceFacts | undefined = described[0];
  const cities: PlaceCity[] = listed;
  return facts ? { ...facts, cities } : null;
}

export const placeQuery = (place: Place) =>
  queryOptions({
    queryKey: listingKeys.place(place),
    queryFn: ({ signal }) => fetchPlace(place, signal),
    meta: { isStored: true },
  });

/** The description of a state or city; null if there is no such place. */
export const usePlace = (place: Place) => useQuery(placeQuery(place));
