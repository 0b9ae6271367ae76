import { createStore } from "@/lib/create-store";

/** How many scripts of the page that is being opened could not be loaded and wait for another try. */
export const missingPageScripts = createStore(0);

let isPageShown = false;
const waiting = new Set<() => void>();

/** From now on, a page whose script can't be loaded leaves the page that is shown as it is. */
export function keepShownPage(): void {
  isPageShown = true;
  window.addEventListener("online", retryPageScripts);
}

/** Tries again to load what is missing. */
export function retryPageScripts(): void {
  for (const retry of waiting) retry();
  waiting.clear();
}

/**
 * Loads a script that a page can't be opened without. If that fails while another page is shown, it waits for
 * `retryPageScripts`, so that the navigation stays pending; the very first page fails with the error.
 */
export async function loadPageScript<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isPageShown) throw error;
    }
    missingPageScripts.set(missingPageScripts.get() + 1);
    await new Promise<void>((resolve) => waiting.add(resolve));
    missingPageScripts.set(missingPageScripts.get() - 1);
  }
}
