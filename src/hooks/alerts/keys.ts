/** Query keys for alerts. */
export const alertKeys = {
  all: ["alerts"],
  own: (userId: string | null) => ["alerts", userId],
} as const;
