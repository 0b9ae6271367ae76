/** Where notifications are kept in the cache. */
export const notificationKeys = { all: ["notifications"] } as const;
