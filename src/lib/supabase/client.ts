import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { once } from "@/lib/browser/once";
import { sessionStorageKey } from "@/lib/session/session-hint";
import { setSession } from "@/lib/session/session-state";
import { limitedFetch } from "@/lib/supabase/limited-fetch";
import { apiOrigin, publishableKey } from "@/lib/supabase/project";

/**
 * The one client of auth and storage. Never imported but on need, for auth by `auth-client.ts`: pages that strangers read go
 * without it, and rows come from `src/lib/supabase/api.ts`.
 */
export const supabase: Pick<SupabaseClient, "auth" | "storage"> = createClient(
  apiOrigin,
  publishableKey,
  {
    global: { fetch: limitedFetch },
    auth: {
      storageKey: sessionStorageKey,
      // No link of ours carries a session: /auth/confirm verifies a token hash instead.
      detectSessionInUrl: false,
    },
  },
);

// Here, so that whoever loads the client, every sign-in is heard. Stays synchronous: awaiting the client in here can
// deadlock it.
supabase.auth.onAuthStateChange((_event, session) => setSession(session));

/**
 * A client whose session is nobody's yet: to see whose account a mailed link belongs to before this browser switches
 * to it, or to try a sign-in without touching the session in use.
 */
export const authAside = once((): SupabaseClient["auth"] => {
  const storageKey = `${sessionStorageKey}-aside`;
  const auth = { storageKey, persistSession: false, autoRefreshToken: false };
  return createClient(apiOrigin, publishableKey, {
    global: { fetch: limitedFetch },
    auth: { ...auth, detectSessionInUrl: false },
  }).auth;
});
