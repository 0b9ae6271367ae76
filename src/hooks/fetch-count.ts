import { hashKey, type QueryFunctionContext, type QueryKey } from "@tanstack/react-query";

/**
 * Loads counts for a query that polls. If they differ from those on the screen, the lists of what
 * is counted are refetched, so that a count and its list don't disagree until the next poll of the
 * list.
 */
export async function fetchCount<Data>(
  { client, queryKey }: QueryFunctionContext,
  load: () => Promise<Data>,
  countOf: (data: Data) => unknown,
  lists: readonly QueryKey[],
): Promise<Data> {
  const data = await load();
  const shown = client.getQueryData<Data>(queryKey);
  if (shown !== undefined && hashKey([countOf(shown)]) !== hashKey([countOf(data)])) {
    for (const list of lists) void client.invalidateQueries({ queryKey: list });
  }
  return data;
}
