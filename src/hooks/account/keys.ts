/** Where the ways into an account are kept in the cache. */
export const accountKeys = {
  identities: ["account", "identities"],
  factors: ["account", "factors"],
} as const;
