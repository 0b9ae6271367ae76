/** Where corrections of listings are kept in the cache, as authors and owners read them. */
export const correctionKeys = {
  all: ["corrections"],
  own: (userId: string) => ["corrections", "own", userId],
  received: (ownerId: string) => ["corrections", "received", ownerId],
} as const;
