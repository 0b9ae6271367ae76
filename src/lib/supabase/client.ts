import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { once } from "@/lib/browser/once";
import { sessionStorageKey, subscribeToOtherTabs } from "@/lib/session/session-hint";
import { setSession } from "@/lib/session/session-state";
import { apiFetch } from "@/lib/supabase/api-fetch";
import type { Database } from "@/lib/supabase/database.types";
import { apiOrigin, publishableKey } from "@/lib/supabase/project";

/** Stands in for the WebSocket that supabase-js requires to start, and Node 20 lacks: only browsers open channels. */
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
    // No mailed link carries a session: /auth/confirm verifies a token hash instead.
    detectSessionInUrl: false,
  },
  realtime: isInBrowser ? {} : { transport: ClosedSocket },
});

if (isInBrowser) {
  // Synchronous: a call of the client in here could wait for itself.
  supabase.auth.onAuthStateChange((_event, session) => setSession(session));
  subscribeToOtherTabs(async () => {
    const { data, error } = await supabase.auth.getSession();
    // Without a connection, an expired session is only out of reach.
    if (!error) setSession(data.session);
  });
}

/**
 * An auth client with a session of its own that is not stored: to see whose account a mailed link belongs to before this browser
 * switches to it, or to try a sign-in without touching the session in use.
 */
export const temporaryAuth = once((): SupabaseClient["auth"] => {
  const { auth } = createClient(apiOrigin, publishableKey, {
    global: { fetch: apiFetch },
    auth: {
      storageKey: `${sessionStorageKey}-aside`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  });
  return auth;
});
