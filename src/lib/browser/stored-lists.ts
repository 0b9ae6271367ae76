const storageName = "dpc-nearby-lists";

/** Whether the page was opened by a reload or by Back or Forward. */
function isReturning(): boolean {
  const [visit] = performance.getEntriesByType?.("navigation") ?? [];
  return visit !== undefined && "type" in visit && visit.type !== "navigate";
}

/** The lists stored for a returning visitor; null for a new visit. */
export function readStoredLists(): unknown {
  try {
    return isReturning() ? JSON.parse(sessionStorage.getItem(storageName) ?? "null") : null;
  } catch {
    // Storage may be blocked.
    return null;
  }
}

let wereRestored = false;

/** Returns the stored lists and removes them from storage. */
export function takeLists(): unknown {
  const lists = readStoredLists();
  if (lists === null) return null;
  wereRestored = true;
  storeLists([]);
  return lists;
}

/** Whether there are stored lists that the HTML doesn't contain, also after the app has restored them. */
export const hasStoredLists = (): boolean => wereRestored || readStoredLists() !== null;

/** Stores lists for a visitor who returns to this tab. */
export function storeLists(lists: readonly unknown[]): void {
  try {
    if (lists.length > 0) sessionStorage.setItem(storageName, JSON.stringify(lists));
    else sessionStorage.removeItem(storageName);
  } catch {
    // The list may be too long, or storage may be blocked. It is loaded again then.
  }
}
