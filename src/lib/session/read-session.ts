import type { Session } from "@supabase/supabase-js";
import { hasStoredSession } from "@/lib/session/session-hint";
import { currentSession } from "@/lib/session/session-state";
import { authClient } from "@/lib/supabase/auth-client";

/** The session, refreshed if it had to be; null for a stranger, for whom no auth client is loaded. */
export async function readSession(): Promise<Session | null> {
  // Where the browser forbids storage, the client alone has the session.
  const isSignedIn = currentSession().status === "signed-in";
  if (!isSignedIn && !hasStoredSession()) return null;
  const { data } = await (await authClient()).getSession();
  return data.session;
}
