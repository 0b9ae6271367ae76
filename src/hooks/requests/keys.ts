/** The query keys of requests to practices. */
export const requestKeys = {
  all: ["requests"],
  own: (userId: string | null) => ["requests", "own", userId],
  received: (practiceIds: readonly string[]) => ["requests", "received", practiceIds],
  places: (userId: string | null) => ["requests", "places", userId],
} as const;
