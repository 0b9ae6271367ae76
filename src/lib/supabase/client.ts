import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { apiFetch } from "@/lib/supabase/api-fetch";
import type { Database } from "@/lib/supabase/database.types";
import { apiOrigin, publishableKey } from "@/lib/supabase/project";
import { sessionStorageKey, subscribeToOtherTabs } from "@/lib/supabase/session-hint";
import { setSession } from "@/lib/supabase/session-state";

/** Replaces the WebSocket that supabase-js requires and Node 20 lacks. Only browsers open channels. */
class ClosedSocket extends EventTarget {
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readonly readyState = this.CLOSED;
  readonly url = "";
  readonly protocol = "";
  onopen = null;
  onmessage = null;
  onclose = null;
  onerror = null;
  close(): void {}
  send(): void {}
}

const isInBrowser = typeof document !== "undefined";

/** The client of all Supabase APIs. On the server it is anonymous: it stores no session and refreshes none. */
export const supabase = createClient<Database>(apiOrigin, publishableKey, {
  global: { fetch: apiFetch },
  auth: {
    storageKey: sessionStorageKey,
    persistSession: isInBrowser,
    autoRefreshToken: isInBrowser,
    // Emailed links don't contain a session: /auth/confirm verifies a token hash instead.
    detectSessionInUrl: false,
  },
  realtime: isInBrowser ? {} : { transport: ClosedSocket },
});

if (isInBrowser) {
  // Must be synchronous, because awaiting the client in here would deadlock.
  supabase.auth.onAuthStateChange((_event, session) => setSession(session));
  subscribeToOtherTabs(async () => {
    const { data, error } = await supabase.auth.getSession();
    // Without a connection, an expired session can still be refreshed later.
    if (!error) setSession(data.session);
  });
}

/**
 * Returns an auth client with a separate session that is not stored. It finds out whose account an
 * emailed link belongs to before the browser switches to it, and tries a sign-in without changing
 * the current session.
 */
export function temporaryAuth(): SupabaseClient["auth"] {
  temporaryClient ??= createClient(apiOrigin, publishableKey, {
    global: { fetch: apiFetch },
    auth: {
      storageKey: `${sessionStorageKey}-aside`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  });
  return temporaryClient.auth;
}

let temporaryClient: SupabaseClient | undefined;
