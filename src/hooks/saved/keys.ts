/** The query keys of saved listings. */
export const savedKeys = {
  all: ["saved"],
  ids: (userId: string | null) => ["saved", "ids", userId],
  merged: (userId: string, text: string | null) => ["saved", "merged", userId, text],
  cards: (ids: readonly string[]) => ["saved", "cards", ids],
} as const;
