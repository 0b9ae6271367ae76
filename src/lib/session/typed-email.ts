/**
 * Hands an address that was typed into one form to the next, in the router's state: a person's address is nobody else's
 * business, and an address bar is read over shoulders.
 */
export const withTypedEmail = (email: string) => ({ typedEmail: email.trim() });

/** The address that `withTypedEmail` handed over; empty when there is none. */
export function typedEmailIn(state: unknown): string {
  if (typeof state !== "object" || state === null || !("typedEmail" in state)) return "";
  return typeof state.typedEmail === "string" ? state.typedEmail : "";
}
