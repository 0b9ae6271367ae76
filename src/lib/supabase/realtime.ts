import { readSession } from "@/lib/session/read-session";
import { apiOrigin, publishableKey } from "@/lib/supabase/project";

interface RowFilter {
  table: string;
  /** As PostgREST writes it: "user_id=eq.…". */
  filter: string;
}

/**
 * Listens to changes of rows that the member may read, over one connection, and calls back after each. Gives the
 * function that stops it. The client is loaded here, apart from supabase-js: few visitors need it.
 */
export async function listenToRows({ table, filter }: RowFilter, onChange: () => void) {
  const { RealtimeClient } = await import("@supabase/realtime-js");
  const client = new RealtimeClient(`${apiOrigin.replace(/^http/, "ws")}/realtime/v1`, {
    params: { apikey: publishableKey },
    accessToken: async () => (await readSession())?.access_token ?? null,
  });
  client
    .channel(`${table}-rows`)
    .on("postgres_changes", { event: "*", schema: "public", table, filter }, onChange)
    .subscribe();
  return () => void client.disconnect();
}
