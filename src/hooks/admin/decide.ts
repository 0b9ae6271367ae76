import {
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";

/** What speaks for or against each row. Asked again for all of them, it would be hundreds of requests a decision. */
const similarListings = ["doctors", "similar"] as const;

/** Everything that a decision may have changed. */
function refresh(client: QueryClient) {
  void client.invalidateQueries({ queryKey: similarListings, refetchType: "none" });
  return Promise.all([
    client.invalidateQueries({ queryKey: ["admin"] }),
    client.invalidateQueries({ queryKey: ["profiles"] }),
    client.invalidateQueries({
      queryKey: ["doctors"],
      predicate: ({ queryKey }) => queryKey[1] !== similarListings[1],
    }),
  ]);
}

/**
 * A decision of an administrator. The desk is read again in any case: a failure may mean that somebody was faster.
 * What only this decision concerns can be named by its key.
 */
export function useDecision<Decision, Outcome = void>(
  decide: (decision: Decision) => Promise<Outcome>,
  concerns?: (decision: Decision) => QueryKey,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSettled: (_outcome, _error, decision) => {
      if (concerns) void client.invalidateQueries({ queryKey: concerns(decision) });
      return refresh(client);
    },
    meta: { errorTitle: "Error" },
  });
}
