import { useInfiniteQuery } from "@tanstack/react-query";
import { pageSize } from "@/hooks/admin/queue-page";
import { adminKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import type { FunctionRow } from "@/lib/supabase/function-row";
import { unwrap } from "@/lib/supabase/unwrap";

/** A case of any queue that waits for an admin. */
export type WaitingCase = FunctionRow<"admin_list_waiting_cases", never>;

async function fetchWaiting(
  after: WaitingCase | null,
  signal: AbortSignal,
): Promise<WaitingCase[]> {
  return unwrap(
    supabase
      .rpc("admin_list_waiting_cases", {
        page_size: pageSize,
        ...(after && { after_due: after.due, after_id: after.id }),
      })
      .abortSignal(signal),
  );
}

/** What waits in all queues, in the order in which it is due, with the details that `withDetails` loads of a page. */
export const useWaitingCases = <Case>(
  withDetails: (page: readonly WaitingCase[], signal: AbortSignal) => Promise<Case[]>,
) =>
  useInfiniteQuery({
    queryKey: adminKeys.waitingCases,
    queryFn: async ({ pageParam, signal }) => {
      const page = await fetchWaiting(pageParam, signal);
      return {
        cases: await withDetails(page, signal),
        total: page[0]?.total ?? 0,
        next: page.length < pageSize ? null : (page.at(-1) ?? null),
      };
    },
    initialPageParam: null as WaitingCase | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({
      cases: pages.flatMap(({ cases }) => cases),
      total: pages[0]?.total ?? 0,
    }),
    staleTime: 0,
  });
