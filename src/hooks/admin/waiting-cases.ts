import { useInfiniteQuery } from "@tanstack/react-query";
import { pageSize } from "@/hooks/admin/queue-page";
import { adminKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import type { Database } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

type Row = Database["public"]["Functions"]["admin_list_waiting_cases"]["Returns"][number];

/** A case of any queue that waits for an admin. Subject and detail are null if what they name was deleted. */
export type WaitingCase = Omit<Row, "subject" | "detail"> & {
  subject: string | null;
  detail: string | null;
};

async function fetchWaiting(after: WaitingCase | null, signal: AbortSignal) {
  const page: WaitingCase[] = await unwrap(
    supabase
      .rpc("admin_list_waiting_cases", {
        page_size: pageSize,
        ...(after && { after_risk: after.risk, after_since: after.since, after_id: after.id }),
      })
      .abortSignal(signal),
  );
  return page;
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
