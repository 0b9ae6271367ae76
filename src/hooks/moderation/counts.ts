import { queryOptions, useQuery } from "@tanstack/react-query";
import { deskKeys } from "@/hooks/moderation/keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchCounts(signal: AbortSignal) {
  const data = await unwrap(supabase.rpc("admin_count_queues").abortSignal(signal));
  return data[0] ?? null;
}

/** How much waits for an administrator, by part of the desk. */
export type DeskCounts = NonNullable<Awaited<ReturnType<typeof fetchCounts>>>;

/** How much waits, asked again every minute. Only admins may ask. */
export const useDeskCounts = (isAdmin = true) =>
  useQuery(
    queryOptions({
      queryKey: deskKeys.counts,
      queryFn: ({ signal }) => fetchCounts(signal),
      staleTime: 0,
      enabled: isAdmin,
      refetchInterval: 60_000,
    }),
  );

/** How much waits in all queues together. */
export const waitingTotal = (counts: DeskCounts | null | undefined): number =>
  Object.values(counts ?? {}).reduce((total, count) => total + count, 0);
