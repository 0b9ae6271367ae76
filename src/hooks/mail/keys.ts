/** Query keys for email preferences and the outbox. */
export const mailKeys = { preferences: ["mail", "preferences"], state: ["mail", "state"] } as const;
