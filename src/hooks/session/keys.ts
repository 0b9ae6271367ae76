/** Where what the door needs is kept in the cache. */
export const sessionKeys = { commonPasswords: ["common-passwords"] } as const;
