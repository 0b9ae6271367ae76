/**
 * Passes a typed email to the next page in the router state, to keep it out of the URL.
 */
export const withTypedEmail = (email: string) => ({ typedEmail: email.trim() });

/** The email passed by `withTypedEmail`; empty if there is none. */
export function typedEmailIn(state: unknown): string {
  if (typeof state !== "object" || state === null || !("typedEmail" in state)) return "";
  return typeof state.typedEmail === "string" ? state.typedEmail : "";
}
