import { queryOptions, useQuery } from "@tanstack/react-query";
import { savedKeys } from "@/hooks/saved/keys";
import { supabase } from "@/lib/supabase/client";
import { maxSavedListings } from "@/lib/supabase/shared-limits";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchIds(signal: AbortSignal): Promise<string[]> {
  const rows = await unwrap(
    supabase
      .from("saved_listings")
      .select("doctor_id")
      .order("created_at", { ascending: false })
      .limit(maxSavedListings)
      .abortSignal(signal),
  );
  return rows.map(({ doctor_id }) => doctor_id);
}

/** The ids of the listings that a member saved, latest first. Disabled without a member. */
export const savedIds = (userId: string | null) =>
  queryOptions({
    queryKey: savedKeys.ids(userId),
    queryFn: ({ signal }) => fetchIds(signal),
    enabled: userId !== null,
  });

/** The saved ids as a hook. */
export const useSavedIds = (userId: string | null) => useQuery(savedIds(userId));
