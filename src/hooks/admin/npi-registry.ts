import { useQuery } from "@tanstack/react-query";
import { adminKeys } from "@/hooks/query-keys";
import type { RegistryRecord } from "@/lib/admin/registry-comparison";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** The status of look-ups in the national NPI registry. */
export interface RegistryState {
  /** Whether look-ups are turned on. */
  is_on: boolean;
  /** The number of NPIs due for a look-up. */
  waiting: number;
  /** When the oldest of them became due. */
  oldest: string | null;
  /** The number of NPIs whose last look-up failed. */
  unanswered: number;
  last_failure: string | null;
}

async function fetchState(signal: AbortSignal): Promise<RegistryState | null> {
  const [state] = await unwrap(supabase.rpc("admin_get_registry_health").abortSignal(signal));
  return state ?? null;
}

/** The status of registry look-ups, refreshed every minute. */
export const useRegistryState = () =>
  useQuery({
    queryKey: adminKeys.registry,
    queryFn: ({ signal }) => fetchState(signal),
    staleTime: 0,
    refetchInterval: 60_000,
  });

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
