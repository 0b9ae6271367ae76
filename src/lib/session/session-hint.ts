/** Where supabase-js keeps the session in the browser. */
export const sessionStorageKey = "dpc-nearby-session";

/** Whether a session is stored: known at once. It may have expired. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionStorageKey) !== null;
  } catch {
    // Browsers may forbid storage altogether.
    return false;
  }
}

/** Whose session is stored, known at once; null without one. It may have expired. */
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
  // A page that comes back from the browser's memory has missed what other tabs did.
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
