/** Where requests to practices are kept in the cache. */
export const requestKeys = {
  all: ["requests"],
  own: (userId: string | null) => ["requests", "own", userId],
  received: (practiceIds: readonly string[]) => ["requests", "received", practiceIds],
  places: (userId: string | null) => ["requests", "places", userId],
} as const;
