import type { Session } from "@supabase/supabase-js";
import { useSyncExternalStore } from "react";
import { queryClient } from "@/lib/query-client";
import { announceStoredSession } from "@/lib/session-hint";
import { supabase } from "@/lib/supabase";

export type SessionState =
  | { status: "loading" }
  /** `hasLeft`: signed out here and now, not by a session that ended elsewhere or by itself. */
  | { status: "signed-out"; hasLeft: boolean }
  | { status: "signed-in"; session: Session };

const unknown: SessionState = { status: "loading" };

let state: SessionState = unknown;
let isLeaving = false;
const listeners = new Set<() => void>();

// Stays synchronous: awaiting the client in here can deadlock it.
supabase.auth.onAuthStateChange((_event, session) => {
  const before = state.status === "signed-in" ? state.session.user.id : null;
  const after = session?.user.id ?? null;
  // What is cached belongs to one account.
  if (state.status !== "loading" && before !== after) queryClient.clear();
  state = session ? { status: "signed-in", session } : { status: "signed-out", hasLeft: isLeaving };
  announceStoredSession();
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is signed in, kept current over refreshes and across tabs. */
export const useSession = (): SessionState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  );

/** The id of the signed-in person; null for a stranger, and while that is not known yet. */
export function useUserId(): string | null {
  const session = useSession();
  return session.status === "signed-in" ? session.session.user.id : null;
}

/** Whether somebody is signed in, once the stored session has been read and refreshed if it had to be. */
export async function isSignedIn(): Promise<boolean> {
  const { data } = await supabase.auth.getSession();
  return data.session !== null;
}

/** Runs what signs the person out at their own wish, so that nobody asks them to come back. */
export async function whileLeaving<Result>(leave: () => Promise<Result>): Promise<Result> {
  isLeaving = true;
  try {
    return await leave();
  } finally {
    isLeaving = false;
  }
}

/** Asks the server, after it refused something, whether the session still counts; if not, it ends here too. */
export async function checkSession(): Promise<void> {
  const { error } = await supabase.auth.getUser();
  if (error?.status === 401 || error?.status === 403) {
    await supabase.auth.signOut({ scope: "local" });
  }
}
