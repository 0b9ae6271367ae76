import { PostgrestClient, type PostgrestSingleResponse } from "@supabase/postgrest-js";
import { toAppError } from "@/lib/errors";
import { readSession } from "@/lib/session/read-session";
import type { Database } from "@/lib/supabase/database.types";
import { limitedFetch } from "@/lib/supabase/limited-fetch";
import { apiOrigin, publishableKey } from "@/lib/supabase/project";

/**
 * An answer that holds no data although data was asked for. The client would take it for "nothing found", or hand it on to
 * screens that then break.
 */
const noAnswer = (found: string) =>
  Response.json({ message: `no data in the answer: ${found.slice(0, 200)}` }, { status: 502 });

function isRows(text: string): boolean {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) && rows.every((row) => typeof row === "object" && row !== null);
  } catch {
    // The client says so itself, with what came.
    return true;
  }
}

/** Checks where it arrives what came for a question: rows for a table, and something for a function. */
async function checked(response: Response, isTable: boolean): Promise<Response> {
  if (!response.ok || response.status === 204) return response;
  const text = await response.text();
  if (!text.trim() || (isTable && !isRows(text))) return noAnswer(text);
  const { status, statusText, headers } = response;
  return new Response(text, { status, statusText, headers });
}

// What is sent while the page is being left must outlive it. Without a browser there is nothing to leave.
let isLeaving = false;
globalThis.addEventListener?.("pagehide", () => {
  isLeaving = true;
});
globalThis.addEventListener?.("pageshow", () => {
  isLeaving = false;
});

const fetchAsVisitor: typeof fetch = async (input, init = {}) => {
  const session = await readSession();
  const headers = new Headers(init.headers);
  headers.set("apikey", publishableKey);
  headers.set("Authorization", `Bearer ${session?.access_token ?? publishableKey}`);
  const response = await limitedFetch(input, { ...init, headers, keepalive: isLeaving });
  const isTable = init.method === "GET" && !headers.get("accept")?.includes("object");
  return isTable || (init.method === "POST" && init.signal) ? checked(response, isTable) : response;
};

/** Reads and writes rows, as the member who is signed in or as a stranger. Only `src/hooks` uses it. */
export const api = new PostgrestClient<Database>(`${apiOrigin}/rest/v1`, {
  schema: "public",
  fetch: fetchAsVisitor,
  // Who asks again, and when, is decided in one place: see src/lib/supabase/query-client.ts.
  retry: false,
});

/**
 * What a request brings, once it is there; `insteadOf` says by code what a refusal stands for that is none to us. Throws
 * an `AppError` where it is refused otherwise, or lost.
 */
export async function answer<Data, Stand = never>(
  request: PromiseLike<PostgrestSingleResponse<Data>>,
  insteadOf: Readonly<Record<string, Stand>> = {},
): Promise<Data | Stand> {
  const { data, error, status } = await request;
  if (!error) return data;
  const { [error.code]: stand } = insteadOf;
  if (stand === undefined) throw toAppError(error, status);
  return stand;
}
