import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { limitedFetch } from "@/lib/limited-fetch";
import { sessionStorageKey } from "@/lib/session-hint";
import { setSession } from "@/lib/session-state";
import { apiOrigin, publishableKey } from "@/lib/supabase-project";

/**
 * The one client of auth and storage. Only `src/hooks` uses it, and pages that strangers read load it lazily or not at
 * all: rows come from `src/lib/api.ts`.
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
