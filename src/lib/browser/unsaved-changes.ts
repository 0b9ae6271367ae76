const holders = new Set<symbol>();
const listeners = new Set<() => void>();

function announce() {
  for (const listener of listeners) listener();
}

/** Says that something typed is not saved yet, until the returned function is called. */
export function holdUnsavedChanges(): () => void {
  const holder = Symbol("unsaved changes");
  holders.add(holder);
  announce();
  return () => {
    holders.delete(holder);
    announce();
  };
}

/** Gives all of it up. */
export function discardUnsavedChanges(): void {
  holders.clear();
  announce();
}

/** Whether leaving now would lose something. */
export function hasUnsavedChanges(): boolean {
  return holders.size > 0;
}

/** Calls the listener after every change, until the returned function is called. */
export function subscribeToUnsavedChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
