const storageName = "dpc-nearby-lists";

/** Whether the visitor comes back to a page of this tab: by a reload, or by Back from elsewhere. */
function isComingBack(): boolean {
  const [visit] = performance.getEntriesByType?.("navigation") ?? [];
  return visit !== undefined && "type" in visit && visit.type !== "navigate";
}

/** The lists that this tab kept for whoever comes back to it; null for others. */
export function keptLists(): unknown {
  try {
    return isComingBack() ? JSON.parse(sessionStorage.getItem(storageName) ?? "null") : null;
  } catch {
    // Without storage nothing was kept.
    return null;
  }
}

let wereTaken = false;

/** Takes the kept lists away, for whoever shows them. */
export function takeLists(): unknown {
  const lists = keptLists();
  if (lists === null) return null;
  wereTaken = true;
  storeLists([]);
  return lists;
}

/** Whether there are lists that the document does not know, also once the app has taken them. */
export const hasKeptLists = (): boolean => wereTaken || keptLists() !== null;

/** Keeps lists for whoever comes back to this tab. */
export function storeLists(lists: readonly unknown[]): void {
  try {
    if (lists.length > 0) sessionStorage.setItem(storageName, JSON.stringify(lists));
    else sessionStorage.removeItem(storageName);
  } catch {
    // Too long a list, or no storage: then it begins anew.
  }
}
