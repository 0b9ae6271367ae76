import { createStore } from "@/lib/create-store";

/** Whoever holds something that was typed and is not saved. */
const holders = createStore<readonly symbol[]>([]);

/** Says that something typed is not saved yet, until the returned function is called. */
export function holdUnsavedChanges(): () => void {
  const holder = Symbol("unsaved changes");
  holders.set([...holders.get(), holder]);
  return () => holders.set(holders.get().filter((other) => other !== holder));
}

/** Gives all of it up. */
export const discardUnsavedChanges = (): void => holders.set([]);

/** Whether leaving now would lose something. */
export const hasUnsavedChanges = (): boolean => holders.get().length > 0;

/** Calls the listener after every change, until the returned function is called. */
export const subscribeToUnsavedChanges = holders.subscribe;
