import { apiOrigin } from "@/lib/supabase/project";

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

/** Browsers refuse to keep a request alive after its page when its body is larger than 64 KB. */
const mostKeptAlive = 60_000;

// A request sent while the visitor leaves must outlive the page.
let isLeaving = false;
globalThis.addEventListener?.("pagehide", () => {
  isLeaving = true;
});
globalThis.addEventListener?.("pageshow", () => {
  isLeaving = false;
});

function outlivesPage(body: BodyInit | null | undefined): boolean {
  const isHidden = isLeaving || globalThis.document?.visibilityState === "hidden";
  return isHidden && String(body ?? "").length <= mostKeptAlive;
}

const missingData = (found: string) =>
  Response.json({ message: `no data in the answer: ${found.slice(0, 200)}` }, { status: 502 });

function isRows(text: string): boolean {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) && rows.every((row) => typeof row === "object" && row !== null);
  } catch {
    // supabase-js reports what it cannot parse, with the text.
    return true;
  }
}

/**
 * Turns a successful answer without data into a failure: supabase-js would return it as null, and the page would break on it
 * or show that nothing was found.
 */
async function checkData(response: Response, isTable: boolean): Promise<Response> {
  if (!response.ok || response.status === 204) return response;
  const text = await response.text();
  if (!text.trim() || (isTable && !isRows(text))) return missingData(text);
  const { status, statusText, headers } = response;
  return new Response(text, { status, statusText, headers });
}

/** Whether PostgREST is to answer with one object: see `single()` of supabase-js. */
const isForObject = ({ headers }: RequestInit) =>
  headers instanceof Headers && headers.get("accept")?.includes("object") === true;

/** The `fetch` of the Supabase client: with time limits and, for rows, a check of what the server answers. */
export const apiFetch: typeof fetch = async (input, init = {}) => {
  if (!String(input).startsWith(`${apiOrigin}/rest/v1/`)) return limitedFetch(input, init);
  const response = await limitedFetch(input, { ...init, keepalive: outlivesPage(init.body) });
  const isTable = init.method === "GET" && !isForObject(init);
  // Calls of functions that can be aborted are those that read.
  const isRead = isTable || (init.method === "POST" && Boolean(init.signal));
  return isRead ? checkData(response, isTable) : response;
};
