import type { Session } from "@supabase/supabase-js";
import { adoptVisitorDrafts, forgetDrafts } from "@/lib/browser/draft";
import { createStore } from "@/lib/create-store";
import { queryClient } from "@/lib/supabase/query-client";
import { hasStoredSession } from "@/lib/supabase/session-hint";

export type SessionState =
  /** While a stored session is being read. */
  | { status: "loading" }
  /** `hasLeft`: the member signed out in this tab, instead of a session that expired or ended elsewhere. */
  | { status: "signed-out"; hasLeft: boolean }
  | { status: "signed-in"; session: Session };

/** A visitor without a stored session, which is also the state of server rendering. */
export const signedOut: SessionState = { status: "signed-out", hasLeft: false };

const session = createStore<SessionState>(hasStoredSession() ? { status: "loading" } : signedOut);
let isLeaving = false;

/** The session state of this tab. */
export const currentSession = session.get;

/** Calls the listener on sign-in, sign-out, and token refresh. */
export const subscribeToSession = session.subscribe;

/** Sets the session found by the auth client, or null. */
export function setSession(found: Session | null): void {
  const state = session.get();
  const before = state.status === "signed-in" ? state.session.user.id : null;
  const after = found?.user.id ?? null;
  // The cache belongs to one account.
  if (state.status !== "loading" && before !== after) {
    queryClient.clear();
    if (before && isLeaving) forgetDrafts(before);
    if (!before && after) adoptVisitorDrafts(after);
  }
  // The inline script in index.html does the same for a stored session.
  document.documentElement.classList.toggle("has-session", found !== null);
  const isSame = !found && state.status === "signed-out" && state.hasLeft === isLeaving;
  if (isSame) return;
  session.set(
    found ? { status: "signed-in", session: found } : { status: "signed-out", hasLeft: isLeaving },
  );
}

/** Runs a voluntary sign-out, after which the screens don't ask to sign in again. */
export async function whileLeaving<Result>(leave: () => Promise<Result>): Promise<Result> {
  isLeaving = true;
  try {
    return await leave();
  } finally {
    isLeaving = false;
  }
}
