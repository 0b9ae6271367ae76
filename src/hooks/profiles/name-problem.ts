import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/**
 * Why the person may not have a name, in a sentence for them; null when they may, and when there is no answer: the
 * database decides again when the name is stored.
 */
export async function findNameProblem(name: string): Promise<string | null> {
  try {
    return await unwrap(supabase.rpc("check_name", { value: name }));
  } catch {
    return null;
  }
}
