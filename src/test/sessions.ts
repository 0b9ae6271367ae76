import { HttpResponse, http } from "msw";
import { authClient } from "@/lib/supabase/auth-client";
import { authUrl, sessionJson } from "@/test/auth-api";
import { server } from "@/test/server";

/** Ends the session as another tab or a refused refresh does: without a word from the person. */
export async function endSession(): Promise<void> {
  const auth = await authClient();
  await auth.signOut({ scope: "local" });
}

/** Signs in as somebody else, as another tab may do. */
export async function signInAs(id: string, email: string): Promise<void> {
  const session = sessionJson({ email, identities: [], factors: [] });
  const other = { ...session, user: { ...session.user, id } };
  server.use(http.post(`${authUrl}/token`, () => HttpResponse.json(other)));
  const auth = await authClient();
  await auth.signInWithPassword({ email, password: "x" });
}

/** Who is signed in, by address. */
export async function sessionEmail(): Promise<string | undefined> {
  const auth = await authClient();
  const { data } = await auth.getSession();
  return data.session?.user.email;
}
