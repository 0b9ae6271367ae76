/** Query keys of listing activity. */
export const activityKeys = {
  weeks: (listingId: string) => ["activity", "weeks", listingId],
} as const;
