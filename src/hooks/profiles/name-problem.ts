import { answer, api } from "@/lib/supabase/api";

/**
 * Why the person may not have a name, in a sentence for them; null when they may, and when there is no answer: the
 * database decides again when the name is stored.
 */
export async function findNameProblem(name: string): Promise<string | null> {
  try {
    return await answer(api.rpc("check_name", { value: name }));
  } catch {
    return null;
  }
}
