import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";

/** Everything that a decision may have changed. */
function refresh(client: QueryClient) {
  return Promise.all([
    client.invalidateQueries({ queryKey: ["admin"] }),
    client.invalidateQueries({ queryKey: ["doctors"] }),
    client.invalidateQueries({ queryKey: ["profiles"] }),
  ]);
}

/** A decision of an administrator. The desk is read again in any case: a failure may mean that somebody was faster. */
export function useDecision<Decision>(decide: (decision: Decision) => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSettled: () => refresh(client),
    meta: { errorTitle: "Error" },
  });
}
