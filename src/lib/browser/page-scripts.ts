import type { createMemoryRouter } from "react-router-dom";
import { createStore } from "@/lib/create-store";

/** The number of scripts of the next page that failed to load and will be retried. */
export const missingPageScripts = createStore(0);

let openNextPage: (() => void) | null = null;
const waiting = new Set<() => void>();

/**
 * Keeps the current page visible when the next page's script can't be loaded.
 *
 * @param fullLoad opens the next page with a full page load
 */
export function keepCurrentPage(fullLoad: () => void): void {
  openNextPage = fullLoad;
  window.addEventListener("online", retryPageScripts);
}

/** Retries the missing scripts. */
export function retryPageScripts(): void {
  for (const retry of waiting) retry();
  waiting.clear();
}

/**
 * Loads a script that a page requires. If it fails while another page is shown, the navigation
 * stays pending: online, the server's page is loaded instead, and offline, it waits for
 * `retryPageScripts`. On the first page, throws the error.
 */
export async function loadPageScript<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!openNextPage) throw error;
      // A deploy has replaced the script, or an extension blocks it.
      if (navigator.onLine) openNextPage();
    }
    missingPageScripts.set(missingPageScripts.get() + 1);
    await new Promise<void>((resolve) => waiting.add(resolve));
    missingPageScripts.set(missingPageScripts.get() - 1);
  }
}

type Router = Pick<ReturnType<typeof createMemoryRouter>, "state" | "subscribe">;

/** Resolves when the router has loaded its first page, so that it renders immediately. */
export function routerReady(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
