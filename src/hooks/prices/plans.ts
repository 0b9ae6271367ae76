import { useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchPlans(listingId: string, signal: AbortSignal) {
  const data = await unwrap(
    supabase
      .from("membership_tiers")
      .select("label")
      .eq("doctor_id", listingId)
      .order("min_age")
      .abortSignal(signal),
  );
  return data.map(({ label }) => label);
}

/** The names of a practice's memberships, by age. */
export const usePlans = (listingId: string) =>
  useQuery({
    queryKey: listingKeys.plans(listingId),
    queryFn: ({ signal }) => fetchPlans(listingId, signal),
  });
