/** Where a member's alerts are kept in the cache. */
export const alertKeys = {
  all: ["alerts"],
  own: (userId: string | null) => ["alerts", userId],
} as const;
