/** The query keys of search suggestions. */
export const searchKeys = {
  suggestions: (typed: string) => ["search", "suggestions", typed],
} as const;
