import { createStore } from "@/lib/create-store";

/** The forms with unsaved changes. */
const holders = createStore<readonly symbol[]>([]);

/** Registers unsaved changes until the returned function is called. */
export function holdUnsavedChanges(): () => void {
  const holder = Symbol("unsaved changes");
  holders.set([...holders.get(), holder]);
  return () => holders.set(holders.get().filter((other) => other !== holder));
}

/** Discards all unsaved changes. */
export const discardUnsavedChanges = (): void => holders.set([]);

/** Whether there are unsaved changes. */
export const hasUnsavedChanges = (): boolean => holders.get().length > 0;

/** Calls the listener after every change, until the returned function is called. */
export const subscribeToUnsavedChanges = holders.subscribe;
