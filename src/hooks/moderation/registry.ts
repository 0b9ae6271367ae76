import type { RegistryRecord } from "@/lib/moderation/registry";
import { supabase } from "@/lib/supabase/client";

/** Loads the registry records of several NPIs in one call. Null on failure, which doesn't block decisions. */
export async function registryFor(
  npis: (string | null)[],
  signal: AbortSignal,
): Promise<RegistryRecord[] | null> {
  const numbers = [...new Set(npis.filter((npi) => npi !== null))];
  if (numbers.length === 0) return [];
  const { data } = await supabase.rpc("admin_get_npi_records", { numbers }).abortSignal(signal);
  return data;
}
