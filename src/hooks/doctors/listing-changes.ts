import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { toAppError } from "@/lib/errors";

async function fetchLatestChange(doctorId: string, signal: AbortSignal) {
  const { data, error, status } = await api
    .from("listing_changes")
    .select("id, proposed, state, reason, created_at")
    .eq("doctor_id", doctorId)
    .order("created_at", { ascending: false })
    .limit(1)
    .abortSignal(signal)
    .retry(false)
    .maybeSingle();
  if (error) throw toAppError(error, status);
  return data;
}

/** What the owner wanted to change last of what identifies the practice, and what became of it; null when nothing. */
export type ListingChange = NonNullable<Awaited<ReturnType<typeof fetchLatestChange>>>;

/** The latest change of a listing that had to be checked; its owner reads it. */
export const useLatestChange = (doctorId: string) =>
  useQuery(
    queryOptions({
      queryKey: ["listings", "change", doctorId] as const,
      queryFn: ({ signal }) => fetchLatestChange(doctorId, signal),
      // Others move it on.
      staleTime: 0,
    }),
  );

/** Takes an open change back. */
export async function withdrawChange(id: string) {
  const { error, status } = await api.rpc("withdraw_change", { target: id });
  if (error) throw toAppError(error, status);
}

/** Takes back what waits for a check: the listing stays as it is. */
export function useWithdrawChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: withdrawChange,
    onSettled: () => client.invalidateQueries({ queryKey: ["listings"] }),
    meta: { errorTitle: "Error" },
  });
}
