import { useQuery } from "@tanstack/react-query";
import { fetchCount } from "@/hooks/fetch-count";
import { adminKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchCounts(signal: AbortSignal) {
  const data = await unwrap(supabase.rpc("admin_count_queues").abortSignal(signal));
  return data[0] ?? null;
}

/** The number of items pending review, by admin section. */
export type AdminCounts = NonNullable<Awaited<ReturnType<typeof fetchCounts>>>;

/** The number of items pending review, refreshed every minute. Only admins may load it. */
export const useAdminCounts = (isAdmin = true) =>
  useQuery({
    queryKey: adminKeys.counts,
    queryFn: (context) =>
      fetchCount(
        context,
        () => fetchCounts(context.signal),
        (counts) => counts,
        [adminKeys.waitingCases, adminKeys.queues, adminKeys.allMessages, adminKeys.failures],
      ),
    staleTime: 0,
    enabled: isAdmin,
    refetchInterval: 60_000,
  });

/** The number of items pending review in all queues together. */
export const pendingTotal = (counts: AdminCounts | null | undefined): number =>
  Object.values(counts ?? {}).reduce((total, count) => total + count, 0);
