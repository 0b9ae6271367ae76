import { queryOptions, useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import { answer, api } from "@/lib/supabase/api";

async function fetchPlans(listingId: string, signal: AbortSignal) {
  const data = await answer(
    api
      .from("membership_tiers")
      .select("label")
      .eq("doctor_id", listingId)
      .order("min_age")
      .abortSignal(signal),
  );
  return data.map(({ label }) => label);
}

/** What the practice calls its memberships, by age. */
export const usePlans = (listingId: string) =>
  useQuery(
    queryOptions({
      queryKey: listingKeys.plans(listingId),
      queryFn: ({ signal }) => fetchPlans(listingId, signal),
    }),
  );
