import type { QueryClient } from "@tanstack/react-query";

const storageName = "dpc-nearby-lists";

/** Whether the visitor comes back to a page of this tab: by a reload, or by Back from elsewhere. */
function isComingBack(): boolean {
  const [visit] = performance.getEntriesByType?.("navigation") ?? [];
  return visit !== undefined && "type" in visit && visit.type !== "navigate";
}

function read(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? "null");
  } catch {
    // Without storage nothing was kept.
    return null;
  }
}

/** Whether lists are there that the document does not know. */
export const hasKeptLists = (): boolean => isComingBack() && read() !== null;

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
    try {
      if (lists.length > 0) sessionStorage.setItem(storageName, JSON.stringify(lists));
      else sessionStorage.removeItem(storageName);
    } catch {
      // Too long a list, or no storage: then it begins anew.
    }
  });
}

/** Gives a cache what `keepLists` has kept, once. */
export function bringListsBack(client: QueryClient): void {
  const lists = isComingBack() ? read() : null;
  if (!Array.isArray(lists)) return;
  sessionStorage.removeItem(storageName);
  for (const [queryKey, data, updatedAt] of lists) {
    client.setQueryData(queryKey, data, { updatedAt });
  }
}
