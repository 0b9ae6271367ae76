import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { zipKeys } from "@/hooks/query-keys";
import { type PlaceMistake, placeMessage, type TypedPlace } from "@/lib/listings/place-mistake";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchPlace(zip: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("zip_codes")
      .select("city, state, time_zone")
      .eq("zip", zip)
      .abortSignal(signal)
      .maybeSingle(),
  );
}

const placeQuery = (zip: string) =>
  queryOptions({
    queryKey: zipKeys.place(zip),
    queryFn: ({ signal }) => fetchPlace(zip, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The time zone of a ZIP code that is being typed (IANA name); undefined if it is unknown. */
export function useTimeZone(zip: string): string | undefined {
  const digits = /^\d{5}/.exec(zip.trim())?.[0];
  const place = useQuery({ ...placeQuery(digits ?? ""), enabled: digits !== undefined });
  return place.data?.time_zone;
}

/** Finds the city and state of a five-digit ZIP code; null if it is unknown or the request fails. */
export function useFindPlace() {
  const client = useQueryClient();
  return (zip: string) => client.query(placeQuery(zip)).catch(() => null);
}

interface MistakeRow {
  right_city: string | null;
  right_state: string | null;
}

async function fetchMistake(place: TypedPlace, signal: AbortSignal): Promise<PlaceMistake | null> {
  const data = await unwrap(supabase.rpc("check_place", { ...place }).abortSignal(signal));
  // The generated types don't know which columns of a function are nullable.
  const row: MistakeRow | undefined = data[0];
  if (!row) return null;
  const { right_city: city, right_state: state } = row;
  const right = city && state ? { city, state } : null;
  return { message: placeMessage(place.zip, city, state), right };
}

const mistakeQuery = ({ city, state, zip }: TypedPlace) => {
  const place = { city: city.trim(), state, zip: zip.trim().slice(0, 5) };
  return queryOptions({
    queryKey: zipKeys.mistake(place),
    queryFn: ({ signal }) => fetchMistake(place, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
};

const isComplete = ({ city, state, zip }: TypedPlace) =>
  city.trim().length >= 2 && state !== "" && /^\d{5}/.test(zip.trim());

/** What is wrong with a place, once requested or already cached. */
export const usePlaceMistake = (place: TypedPlace, isEnabled: boolean) =>
  useQuery({ ...mistakeQuery(place), enabled: isEnabled && isComplete(place) }).data ?? null;

/** Checks a place. A failed request counts as no mistake, because the database checks again on save. */
export function useFindPlaceMistake() {
  const client = useQueryClient();
  return (place: TypedPlace) => client.query(mistakeQuery(place)).catch(() => null);
}

/** Caches what the database said about a place. */
export function useCachePlaceMistake() {
  const client = useQueryClient();
  return (place: TypedPlace, mistake: PlaceMistake) =>
    client.setQueryData(mistakeQuery(place).queryKey, mistake);
}
