import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "@/lib/database.types";
import { readSession } from "@/lib/read-session";
import { apiOrigin, publishableKey } from "@/lib/supabase-project";

const fetchAsVisitor: typeof fetch = async (input, init) => {
  const session = await readSession();
  const headers = new Headers(init?.headers);
  headers.set("apikey", publishableKey);
  headers.set("Authorization", `Bearer ${session?.access_token ?? publishableKey}`);
  return fetch(input, { ...init, headers });
};

/** Reads and writes rows, as the member who is signed in or as a stranger. Only `src/hooks` uses it. */
export const api = new PostgrestClient<Database>(`${apiOrigin}/rest/v1`, {
  schema: "public",
  fetch: fetchAsVisitor,
});
