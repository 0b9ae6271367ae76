import { queryOptions, useQuery } from "@tanstack/react-query";
import { deskKeys } from "@/hooks/moderation/keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** How asking the national registry for NPIs is doing. */
export interface RegistryState {
  /** Whether it is asked at all. */
  is_on: boolean;
  /** How many NPIs are due, and since when the oldest. */
  waiting: number;
  oldest: string | null;
  /** How many it did not answer when they were last asked for. */
  unanswered: number;
  last_failure: string | null;
}

async function fetchState(signal: AbortSignal): Promise<RegistryState | null> {
  const [state] = await unwrap(supabase.rpc("admin_get_registry_health").abortSignal(signal));
  return state ?? null;
}

/** How asking the registry is doing, asked again every minute. */
export const useRegistryState = () =>
  useQuery(
    queryOptions({
      queryKey: deskKeys.registry,
      queryFn: ({ signal }) => fetchState(signal),
      staleTime: 0,
      refetchInterval: 60_000,
    }),
  );
