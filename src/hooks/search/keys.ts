/** Where what the search box offers is kept in the cache. */
export const searchKeys = {
  suggestions: (typed: string) => ["search", "suggestions", typed],
} as const;
