/** A listing that was just submitted, which the form passes to the next page. */
export interface SubmittedListing {
  id: string;
  name: string;
}

/** Reads it from the state of a history entry, which can be anything; null if there is none. */
export function readSubmittedListing(state: unknown): SubmittedListing | null {
  if (typeof state !== "object" || state === null || !("submitted" in state)) return null;
  const { submitted } = state;
  if (typeof submitted !== "object" || submitted === null) return null;
  if (!("id" in submitted) || !("name" in submitted)) return null;
  const { id, name } = submitted;
  return typeof id === "string" && typeof name === "string" ? { id, name } : null;
}
