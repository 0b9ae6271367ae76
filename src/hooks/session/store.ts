import { useSyncExternalStore } from "react";
import { AppError } from "@/lib/errors";
import { readSession } from "@/lib/session/read-session";
import { hasStoredSession, subscribeToStoredSession } from "@/lib/session/session-hint";
import {
  currentSession,
  type SessionState,
  signedOut,
  subscribeToSession,
} from "@/lib/session/session-state";
import { authClient, warmAuthClient } from "@/lib/supabase/auth-client";

/** A stored session is the auth client's to read; it says who it belongs to. */
function loadClientOfSession(): void {
  // Without its script nothing is known; the next request for rows tries again.
  if (hasStoredSession()) warmAuthClient();
}

// Not while the build renders pages, nor for a stranger until a session comes, be it from another tab.
if (typeof window !== "undefined") {
  loadClientOfSession();
  subscribeToStoredSession(loadClientOfSession);
}

/** Fetches what a sign-in takes while somebody still types: the door is open before it. */
export const prepareSignIn = warmAuthClient;

/** Who is signed in, kept current over refreshes and across tabs. */
export const useSession = (): SessionState =>
  useSyncExternalStore(subscribeToSession, currentSession, () => signedOut);

/** The id of the signed-in person; null for a stranger, and while that is not known yet. */
export function useUserId(): string | null {
  const session = useSession();
  return session.status === "signed-in" ? session.session.user.id : null;
}

/** The same, once the stored session has been read and refreshed if it had to be. */
export async function readUserId(): Promise<string | null> {
  return (await readSession())?.user.id ?? null;
}

/** Whether somebody is signed in, once that is known. */
export async function isSignedIn(): Promise<boolean> {
  return (await readUserId()) !== null;
}

/** Asks the server, after it refused something, whether the session still counts; if not, it ends here too. */
export async function checkSession(): Promise<void> {
  if (!(await isSignedIn())) return;
  const auth = await authClient();
  const { error } = await auth.getUser();
  if (error?.status === 401 || error?.status === 403) {
    await auth.signOut({ scope: "local" });
  }
}

/** After a refusal, ends the session here too if the server no longer knows it: the screens then ask to sign in. */
export function endDeadSession(error: Error): void {
  const isRefusal = error instanceof AppError && ["signed-out", "forbidden"].includes(error.kind);
  if (isRefusal) void checkSession();
}
