import type { QueryClient } from "@tanstack/react-query";
import { storeLists, takeLists } from "@/lib/browser/stored-lists";

/**
 * Stores the queries with `isStored` in their `meta`, which are paged lists, while the tab is open,
 * so that a reload or a return from another site shows the same rows at the same scroll position.
 * At the top of a page, a reload refetches the list.
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

/** Restores the queries stored by `storeQueries`, once. */
export function restoreQueries(client: QueryClient): void {
  const lists = takeLists();
  if (!Array.isArray(lists)) return;
  for (const [queryKey, data, updatedAt] of lists) {
    client.setQueryData(queryKey, data, { updatedAt });
  }
}
