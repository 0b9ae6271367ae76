import { createStore } from "@/lib/create-store";

/** A text that this device keeps, also for its other tabs. Where storage is forbidden it lasts as long as the page. */
export function keptOnDevice(key: string) {
  const unstored = createStore<string | null>(null);

  function get(): string | null {
    try {
      return localStorage.getItem(key) ?? unstored.get();
    } catch {
      return unstored.get();
    }
  }

  function keep(text: string | null): void {
    let isStored = true;
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      isStored = false;
    }
    unstored.set(isStored ? null : text);
  }

  /** Calls the listener after every change, until the returned function is called. */
  function subscribe(listener: () => void): () => void {
    const listenToOtherTabs = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    const stop = unstored.subscribe(listener);
    window.addEventListener("storage", listenToOtherTabs);
    return () => {
      stop();
      window.removeEventListener("storage", listenToOtherTabs);
    };
  }

  return { get, keep, subscribe };
}
