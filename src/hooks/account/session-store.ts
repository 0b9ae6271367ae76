import { useSyncExternalStore } from "react";
import { AppError } from "@/lib/errors";
import { supabase } from "@/lib/supabase/client";
import {
  currentSession,
  type SessionState,
  signedOut,
  subscribeToSession,
} from "@/lib/supabase/session-state";

/** The current session, kept up to date across refreshes and tabs. */
export const useSession = (): SessionState =>
  useSyncExternalStore(subscribeToSession, currentSession, () => signedOut);

/** The member's name from sign-up, which is known before the profile has loaded; null without one. */
export function signUpName(session: SessionState): string | null {
  if (session.status !== "signed-in") return null;
  const { full_name } = session.session.user.user_metadata;
  return typeof full_name === "string" ? full_name : null;
}

/** The id of the signed-in member; null for visitors and while loading. */
export function useUserId(): string | null {
  const session = useSession();
  return session.status === "signed-in" ? session.session.user.id : null;
}

/** The same, after the stored session was read and refreshed. */
export async function readUserId(): Promise<string | null> {
  const { data } = await supabase.auth.getSession();
  return data.session?.user.id ?? null;
}

/** Resolves to whether a member is signed in. */
export async function isSignedIn(): Promise<boolean> {
  return (await readUserId()) !== null;
}

/** After a rejected request, checks whether the session is still valid, and ends it if not. */
export async function checkSession(): Promise<void> {
  if (!(await isSignedIn())) return;
  const { error } = await supabase.auth.getUser();
  if (error?.status === 401 || error?.status === 403) {
    await supabase.auth.signOut({ scope: "local" });
  }
}

/** After a rejected request, ends the session if the server no longer knows it, so that the screens ask to sign in. */
export function endDeadSession(error: Error): void {
  const isRefusal = error instanceof AppError && ["signed-out", "forbidden"].includes(error.kind);
  if (isRefusal) void checkSession();
}
