import { useInfiniteQuery } from "@tanstack/react-query";
import { pageSize } from "@/hooks/admin/queue-page";
import { adminKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import type { FunctionRow } from "@/lib/supabase/function-row";
import { unwrap } from "@/lib/supabase/unwrap";

/** A case of any queue that waits for an admin. Subject and detail are null if what they name was deleted. */
export type WaitingCase = FunctionRow<"admin_list_waiting_cases", "subject" | "detail">;

async function fetchWaiting(
  after: WaitingCase | null,
  signal: AbortSignal,
): Promise<WaitingCase[]> {
  return unwrap(
    supabase
      .rpc("admin_list_waiting_cases", {
        page_size: pageSize,
        ...(after && { after_risk: after.risk, after_since: after.since, after_id: after.id }),
      })
      .abortSignal(signal),
  );
}

/** What waits in all queues, the highest risk first, and within a risk the oldest first. */
export const useWaitingCases = () =>
  useInfiniteQuery({
    queryKey: adminKeys.waitingCases,
    queryFn: ({ pageParam, signal }) => fetchWaiting(pageParam, signal),
    initialPageParam: null as WaitingCase | null,
    getNextPageParam: (lastPage) => (lastPage.length < pageSize ? undefined : lastPage.at(-1)),
    select: (data) => data.pages.flat(),
    staleTime: 0,
    refetchInterval: 60_000,
  });
