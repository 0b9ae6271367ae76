/** Where what somebody wishes to be told is kept in the cache. */
export const mailKeys = { preferences: ["mail", "preferences"], state: ["mail", "state"] } as const;
