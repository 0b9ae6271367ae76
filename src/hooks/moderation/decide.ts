import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import { deskKeys, type QueueName } from "@/hooks/moderation/keys";
import { profileKeys } from "@/hooks/profiles/keys";

/** A row that a decision takes off the desk. */
interface Leaving {
  queue: QueueName;
  id: string;
}

/** Takes a row out of what has been read of a queue. */
function takeOut(client: QueryClient, { queue, id }: Leaving) {
  client.setQueriesData<InfiniteData<{ id: string }[]>>(
    { queryKey: deskKeys.queue(queue) },
    (data) =>
      data
        ? { ...data, pages: data.pages.map((page) => page.filter((row) => row.id !== id)) }
        : undefined,
  );
}

/**
 * A decision of an administrator. The desk is read again in any case: a failure may mean that somebody was faster. The row
 * that a decision takes away leaves at once, or who has come far down a queue would wait for all of it.
 */
export function useDecision<Decision, Outcome = void>(
  decide: (decision: Decision) => Promise<Outcome>,
  leaving?: (decision: Decision) => Leaving,
  // Without one, whoever makes the decision reports its failure.
  errorTitle: string | null = "Error",
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSuccess: (_outcome, decision) => {
      if (leaving) takeOut(client, leaving(decision));
    },
    meta: {
      changes: [deskKeys.all, profileKeys.all, listingKeys.all],
      ...(errorTitle && { errorTitle }),
      isShown: leaving !== undefined,
    },
  });
}
