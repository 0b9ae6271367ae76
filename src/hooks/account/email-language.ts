import { isSignedIn } from "@/hooks/account/session-store";
import type { Language } from "@/lib/language";
import { supabase } from "@/lib/supabase/client";

/**
 * Stores the language of emails when a member has changed the site's. Visitors have none, and
 * errors aren't shown: Settings has the same choice.
 */
export async function saveEmailLanguage(language: Language): Promise<void> {
  if (!(await isSignedIn())) return;
  await supabase.from("notification_preferences").upsert({ language });
}
