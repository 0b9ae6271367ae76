/** Query keys for sign-in methods and authenticator apps. */
export const accountKeys = {
  identities: ["account", "identities"],
  factors: ["account", "factors"],
} as const;
