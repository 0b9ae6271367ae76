import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { fetchLatestDecisions } from "@/hooks/admin/latest-decisions";
import { adminKeys, listingKeys, profileKeys } from "@/hooks/query-keys";
import { describeDecision } from "@/lib/admin/describe-decision";
import type { QueueName } from "@/lib/admin/queue-filters";
import { toDatabaseError } from "@/lib/errors";

/** A row that a decision removes from its queue. */
interface QueueItem {
  queue: QueueName;
  id: string;
}

/** Removes a row from the cached pages of its queue and of what waits in all queues. */
function removeFromQueue(client: QueryClient, { queue, id }: QueueItem) {
  client.setQueriesData<InfiniteData<{ id: string }[]>>(
    { queryKey: adminKeys.queue(queue) },
    (data) =>
      data
        ? { ...data, pages: data.pages.map((page) => page.filter((row) => row.id !== id)) }
        : undefined,
  );
  client.setQueriesData<InfiniteData<{ cases: QueueItem[] }>>(
    { queryKey: adminKeys.waitingCases },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          cases: page.cases.filter((row) => row.queue !== queue || row.id !== id),
        })),
      },
  );
}

/**
 * An admin's decision. Admin queries are refetched even after a failure, which may mean that
 * another admin decided first. The decided row is removed from the cache right away, because
 * refetching a long queue takes a while.
 */
export function useDecision<Decision, Outcome = void>(
  decide: (decision: Decision) => Promise<Outcome>,
  decidedItem?: (decision: Decision) => QueueItem,
  // With null, the caller reports failures.
  errorTitle: string | null = "Error",
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSuccess: (_outcome, decision) => {
      if (decidedItem) removeFromQueue(client, decidedItem(decision));
    },
    meta: {
      invalidates: [adminKeys.all, profileKeys.all, listingKeys.all],
      ...(errorTitle && { errorTitle }),
      isOptimistic: decidedItem !== undefined,
    },
  });
}

/** Returns the rows that a bulk decision left unchanged, each with its name and the reason. */
export async function findProblems(
  results: readonly { id: string; error_hint: string | null }[],
  nameOf: (id: string) => string,
) {
  const failed = results.filter(({ error_hint }) => error_hint !== null);
  const latest = await fetchLatestDecisions(failed.map(({ id }) => id));
  return Promise.all(
    failed.map(async ({ id, error_hint: hint }) => {
      const { message } = await toDatabaseError({ message: "", hint: hint ?? "" }, 409);
      const decision = latest.get(id);
      const problem = decision
        ? `${message} Latest decision: ${describeDecision(decision)}`
        : message;
      return { id, name: nameOf(id), problem };
    }),
  );
}
