/** Navigation state of a search, so that its results can take focus. */
export const searched = { hasSearched: true };

/** Whether a navigation was a search. */
export const isSearch = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "hasSearched" in state;
