import type { QueryClient } from "@tanstack/react-query";
import { storeLists, takeLists } from "@/lib/browser/stored-lists";

/**
 * Keeps the lists that are read page by page, those with `isKept` in their `meta`, for as long as the tab lives: who
 * reloads deep in one of them, or comes back from another site, finds it as long as it was, and so the same place in it.
 * At its beginning a reload begins anew, for what is new stands there.
 */
export function keepLists(client: QueryClient): void {
  window.addEventListener("pagehide", () => {
    const isDeep = window.scrollY > window.innerHeight;
    const lists = client
      .getQueryCache()
      .findAll({ predicate: ({ meta, state }) => meta?.isKept === true && !!state.data })
      .filter((query) => isDeep || !query.isActive())
      .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]);
    storeLists(lists);
  });
}

/** Gives a cache what `keepLists` has kept, once. */
export function bringListsBack(client: QueryClient): void {
  const lists = takeLists();
  if (!Array.isArray(lists)) return;
  for (const [queryKey, data, updatedAt] of lists) {
    client.setQueryData(queryKey, data, { updatedAt });
  }
}
