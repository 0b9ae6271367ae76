import type { QueryClient } from "@tanstack/react-query";
import { storeLists, takeLists } from "@/lib/browser/stored-lists";

/**
 * Stores paged lists, the queries with `isStored` in their `meta`, for as long as the tab is open, so that a reload or a return from
 * another site shows the same rows at the same place. At the top of a list a reload fetches it anew.
 */
export function storeQueries(client: QueryClient): void {
  window.addEventListener("pagehide", () => {
    const isDeep = window.scrollY > window.innerHeight;
    const lists = client
      .getQueryCache()
      .findAll({ predicate: ({ meta, state }) => meta?.isStored === true && !!state.data })
      .filter((query) => isDeep || !query.isActive())
      .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]);
    storeLists(lists);
  });
}

/** Restores what `storeQueries` has stored, once. */
export function restoreQueries(client: QueryClient): void {
  const lists = takeLists();
  if (!Array.isArray(lists)) return;
  for (const [queryKey, data, updatedAt] of lists) {
    client.setQueryData(queryKey, data, { updatedAt });
  }
}
