/** What a page was written from: a question to the API, and the mark of its answer. */
export interface Source {
  /** The address below the API's origin, with its query. */
  path: string;
  /** What is sent there, as JSON; null where the address says all. */
  body: string | null;
  mark: string;
}

/** The same for the same answer, however it was written: the SHA-256 of its JSON, in hexadecimal digits. */
export async function markOf(answer: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(answer));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The event of a page that was written from what the API no longer says. */
export const outdated = "outdated";

/** Whether the page rests: where it does not, the app asks by itself. */
export const isAtRest = (): boolean => document.querySelector("[data-at-rest]") !== null;
