import type { RegistryAnswer } from "@/lib/moderation/registry";
import { supabase } from "@/lib/supabase/client";

/** What the registry said of the NPIs of a page: one question. Null when it cannot be had, which hinders no decision. */
export async function registryFor(
  npis: (string | null)[],
  signal: AbortSignal,
): Promise<RegistryAnswer[] | null> {
  const numbers = [...new Set(npis.filter((npi) => npi !== null))];
  if (numbers.length === 0) return [];
  const { data } = await supabase.rpc("admin_get_npi_records", { numbers }).abortSignal(signal);
  return data;
}
