import { useSyncExternalStore } from "react";
import { AppError } from "@/lib/errors";
import {
  currentSession,
  type SessionState,
  signedOut,
  subscribeToSession,
} from "@/lib/session/session-state";
import { supabase } from "@/lib/supabase/client";

/** Who is signed in, kept current over refreshes and across tabs. */
export const useSession = (): SessionState =>
  useSyncExternalStore(subscribeToSession, currentSession, () => signedOut);

/** The id of the signed-in person; null for a visitor, and while that is not known yet. */
export function useUserId(): string | null {
  const session = useSession();
  return session.status === "signed-in" ? session.session.user.id : null;
}

/** The same, once the stored session has been read and refreshed if it had to be. */
export async function readUserId(): Promise<string | null> {
  const { data } = await supabase.auth.getSession();
  return data.session?.user.id ?? null;
}

/** Whether somebody is signed in, once that is known. */
export async function isSignedIn(): Promise<boolean> {
  return (await readUserId()) !== null;
}

/** Asks the server, after it refused something, whether the session still counts; if not, it ends here too. */
export async function checkSession(): Promise<void> {
  if (!(await isSignedIn())) return;
  const { error } = await supabase.auth.getUser();
  if (error?.status === 401 || error?.status === 403) {
    await supabase.auth.signOut({ scope: "local" });
  }
}

/** After a refusal, ends the session here too if the server no longer knows it: the screens then ask to sign in. */
export function endDeadSession(error: Error): void {
  const isRefusal = error instanceof AppError && ["signed-out", "forbidden"].includes(error.kind);
  if (isRefusal) void checkSession();
}
