/** Where requests to practices are kept in the cache. */
export const requestKeys = {
  all: ["requests"],
  own: (userId: string | null) => ["requests", "own", userId],
  received: (ownerId: string) => ["requests", "received", ownerId],
} as const;
