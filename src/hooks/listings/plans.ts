import { queryOptions, useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import { answer, api } from "@/lib/supabase/api";

async function fetchPlans(doctorId: string, signal: AbortSignal) {
  const data = await answer(
    api
      .from("membership_tiers")
      .select("label")
      .eq("doctor_id", doctorId)
      .order("min_age")
      .abortSignal(signal),
  );
  return data.map(({ label }) => label);
}

/** What the practice calls its memberships, by age. */
export const usePlans = (doctorId: string) =>
  useQuery(
    queryOptions({
      queryKey: listingKeys.plans(doctorId),
      queryFn: ({ signal }) => fetchPlans(doctorId, signal),
    }),
  );
