/** Creates a store: a value outside React whose listeners are called after every change. */
export function createStore<State>(initial: State) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: (): State => state,
    set(next: State): void {
      state = next;
      for (const listener of listeners) listener();
    },
    /** Calls the listener after every change, until the returned function is called. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
