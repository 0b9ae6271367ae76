import { createStore } from "@/lib/create-store";

/** A text in local storage, shared by all tabs. If storage is blocked, it lasts as long as the page. */
export function createDeviceStorage(key: string) {
  const unstored = createStore<string | null>(null);

  return {
    get(): string | null {
      try {
        return localStorage.getItem(key) ?? unstored.get();
      } catch {
        return unstored.get();
      }
    },
    set(text: string | null): void {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
        unstored.set(null);
      } catch {
        unstored.set(text);
      }
    },
    /** Calls the listener after every change, until the returned function is called. */
    subscribe(listener: () => void): () => void {
      const stop = unstored.subscribe(listener);
      window.addEventListener("storage", listener);
      return () => {
        stop();
        window.removeEventListener("storage", listener);
      };
    },
  };
}
