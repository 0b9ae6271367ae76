/** The auth client, loaded by the first that needs it: a test starts as a stranger, who has none. */
export async function loadAuth() {
  const { supabase } = await import("@/lib/supabase/client");
  return supabase.auth;
}
