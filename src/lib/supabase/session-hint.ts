/** The key under which supabase-js stores the session in local storage. */
export const sessionStorageKey = "dpc-nearby-session";

/** Whether a session is stored. It may have expired. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionStorageKey) !== null;
  } catch {
    // Storage may be blocked.
    return false;
  }
}

/** The user id of the stored session, which may have expired; null without one. */
export function readStoredUserId(): string | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(sessionStorageKey) ?? "null");
    const { user }: { user?: unknown } = Object(stored);
    const { id }: { id?: unknown } = Object(user);
    return typeof id === "string" ? id : null;
  } catch {
    return null;
  }
}

/** Calls the listener when another tab may have stored or removed a session. */
export function subscribeToOtherTabs(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === sessionStorageKey || event.key === null) listener();
  };
  // A page restored from the back/forward cache missed changes in other tabs.
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onPageShow);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onPageShow);
  };
}
