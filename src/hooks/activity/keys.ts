/** Where what was counted is kept in the cache. */
export const activityKeys = {
  weeks: (listingId: string) => ["activity", "weeks", listingId],
} as const;
