import { supabase } from "@/lib/supabase/client";
import type { Enums } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

/**
 * Returns why a name is not allowed; null if it is. A failed request counts as allowed, because the
 * database checks again when it stores the name.
 */
export async function findNameProblem(name: string): Promise<string | null> {
  try {
    // The generated types don't know that the function can return null.
    const problem: Enums<"name_problem"> | null = await unwrap(
      supabase.rpc("check_name", { value: name }),
    );
    if (!problem) return null;
    const { nameProblemMessages } = await import("@/lib/error-messages");
    return nameProblemMessages[problem];
  } catch {
    return null;
  }
}
