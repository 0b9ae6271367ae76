import { HttpResponse, http } from "msw";
import { supabase } from "@/lib/supabase/client";
import { authUrl, sessionJson } from "@/test/auth-api";
import { server } from "@/test/server";

/** Ends the session as another tab or a refused refresh does: without a word from the person. */
export async function endSession(): Promise<void> {
  await supabase.auth.signOut({ scope: "local" });
}

/** Signs in as somebody else, as another tab may do. */
export async function signInAs(id: string, email: string): Promise<void> {
  const session = sessionJson({ email, identities: [], factors: [] });
  const other = { ...session, user: { ...session.user, id } };
  server.use(http.post(`${authUrl}/token`, () => HttpResponse.json(other)));
  await supabase.auth.signInWithPassword({ email, password: "x" });
}

/** Who is signed in, by address. */
export async function sessionEmail(): Promise<string | undefined> {
  const { data } = await supabase.auth.getSession();
  return data.session?.user.email;
}
