/** A question that somebody may call off is one whose answer the screen waits for. */
const questionMs = 15_000;
const changeMs = 30_000;
const uploadMs = 120_000;

function limitFor({ signal, body }: RequestInit): number {
  if (signal) return questionMs;
  return typeof body === "string" || !body ? changeMs : uploadMs;
}

/** Fetches like the browser, but not forever: no answer in time is a failure with the name `TimeoutError`. */
export const limitedFetch: typeof fetch = (input, init = {}) => {
  const limit = AbortSignal.timeout(limitFor(init));
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  return fetch(input, { ...init, signal });
};
