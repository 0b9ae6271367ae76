/** Query keys for the sign-in pages. */
export const sessionKeys = { commonPasswords: ["common-passwords"] } as const;
