import { HttpResponse, http } from "msw";
import { supabase } from "@/lib/supabase/client";
import { authUrl, sessionJson } from "@/test/auth-api";
import { server } from "@/test/server";

/** Ends the session without a sign-out in this tab, like another tab or a failed refresh. */
export async function endSession(): Promise<void> {
  await supabase.auth.signOut({ scope: "local" });
}

/** Signs in as another member, like another tab. */
export async function signInAs(id: string, email: string): Promise<void> {
  const session = sessionJson({ email, identities: [], factors: [] });
  const other = { ...session, user: { ...session.user, id } };
  server.use(http.post(`${authUrl}/token`, () => HttpResponse.json(other)));
  await supabase.auth.signInWithPassword({ email, password: "x" });
}

/** Returns the email of the signed-in member. */
export async function sessionEmail(): Promise<string | undefined> {
  const { data } = await supabase.auth.getSession();
  return data.session?.user.email;
}
