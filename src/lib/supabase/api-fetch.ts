import { apiOrigin } from "@/lib/supabase/project";

/** The time limit for requests that can be aborted, which are reads that a page waits for. */
const readTimeoutMs = 15_000;
const writeTimeoutMs = 30_000;
const uploadTimeoutMs = 120_000;

function limitFor({ signal, body }: RequestInit): number {
  if (signal) return readTimeoutMs;
  return typeof body === "string" || !body ? writeTimeoutMs : uploadTimeoutMs;
}

/** Like `fetch`, but with a time limit, after which it fails with a `TimeoutError`. */
export const limitedFetch: typeof fetch = (input, init = {}) => {
  const limit = AbortSignal.timeout(limitFor(init));
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  return fetch(input, { ...init, signal });
};

/** Browsers reject `keepalive` requests with a body of more than 64 KB. */
const maxKeepaliveBytes = 60_000;

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
  return isHidden && String(body ?? "").length <= maxKeepaliveBytes;
}

const missingData = (text: string) =>
  Response.json({ message: `no data in the answer: ${text.slice(0, 200)}` }, { status: 502 });

function isRows(text: string): boolean {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) && rows.every((row) => typeof row === "object" && row !== null);
  } catch {
    // supabase-js reports the parse error with the text.
    return true;
  }
}

/**
 * Turns a successful response without data into an error. supabase-js would return null, which
 * would break the page or show that nothing was found.
 */
async function checkData(response: Response, isTable: boolean): Promise<Response> {
  if (!response.ok || response.status === 204) return response;
  const text = await response.text();
  if (!text.trim() || (isTable && !isRows(text))) return missingData(text);
  const { status, statusText, headers } = response;
  return new Response(text, { status, statusText, headers });
}

/** Returns whether the request is for a single object: see `single()` of supabase-js. */
const isForObject = ({ headers }: RequestInit) =>
  headers instanceof Headers && headers.get("accept")?.includes("object") === true;

/** The `fetch` of the Supabase client, with time limits and a check of responses that must contain data. */
export const apiFetch: typeof fetch = async (input, init = {}) => {
  if (!String(input).startsWith(`${apiOrigin}/rest/v1/`)) return limitedFetch(input, init);
  const response = await limitedFetch(input, { ...init, keepalive: outlivesPage(init.body) });
  const isTable = init.method === "GET" && !isForObject(init);
  // Function calls that can be aborted are reads.
  const isRead = isTable || (init.method === "POST" && Boolean(init.signal));
  return isRead ? checkData(response, isTable) : response;
};
