import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { adminKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function viewCase(caseId: string | null, signal: AbortSignal) {
  return unwrap(
    supabase.rpc("admin_view_case", caseId ? { target: caseId } : {}).abortSignal(signal),
  );
}

/**
 * Reports which case the admin is looking at, and returns those that other admins looked at within
 * a minute. Every call does both, so that it works without a realtime channel. It stops while the
 * page is in the background.
 */
export const useCaseViewers = (caseId: string | null) =>
  useQuery({
    queryKey: adminKeys.viewers(caseId),
    queryFn: ({ signal }) => viewCase(caseId, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 20_000,
  });
