import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { toAppError } from "@/lib/errors";

async function fetchPlans(doctorId: string, signal: AbortSignal) {
  const { data, error, status } = await api
    .from("membership_tiers")
    .select("label")
    .eq("doctor_id", doctorId)
    .order("min_age")
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return data.map(({ label }) => label);
}

/** What the practice calls its memberships, by age. */
export const usePlans = (doctorId: string) =>
  useQuery(
    queryOptions({
      queryKey: ["doctors", "plans", doctorId] as const,
      queryFn: ({ signal }) => fetchPlans(doctorId, signal),
    }),
  );
