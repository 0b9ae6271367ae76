import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import { pause } from "@/hooks/pause";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchSimilar(name: string, zip: string, signal: AbortSignal) {
  await pause(signal);
  return unwrap(supabase.rpc("find_similar_listings", { name, zip }).abortSignal(signal));
}

const similarQuery = (name: string, zip: string) =>
  queryOptions({
    queryKey: listingKeys.similar(name.trim(), zip.trim().slice(0, 5)),
    queryFn: ({ signal }) => fetchSimilar(name.trim(), zip.trim().slice(0, 5), signal),
  });

const isEnough = (name: string, zip: string) =>
  name.trim().length >= 3 && /^\d{5}/.test(zip.trim());

/** Listings with a similar name in the same ZIP code, once there is enough to compare. */
export const useSimilarListings = (name: string, zip: string) =>
  useQuery({ ...similarQuery(name, zip), enabled: isEnough(name, zip) });

/** Finds similar listings; empty if the request fails, because the database rejects exact duplicates anyway. */
export function useFindSimilar() {
  const client = useQueryClient();
  return async (name: string, zip: string) =>
    isEnough(name, zip)
      ? client.query({ ...similarQuery(name, zip), retry: false }).catch(() => [])
      : [];
}
