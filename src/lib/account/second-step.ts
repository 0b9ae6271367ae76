import { supabase } from "@/lib/supabase/client";

/** Whether the session still has to prove a second factor. Needs no network. */
export async function needsSecondStep(): Promise<boolean> {
  const { data } = await supabase.auth.getSession();
  const factors = data.session?.user.factors ?? [];
  if (!factors.some((factor) => factor.status === "verified")) return false;
  const { data: level } = await supabase.auth.mfa.getAuthenticatorAssuranceLevel();
  return level?.currentLevel !== "aal2";
}
