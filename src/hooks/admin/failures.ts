import { useMutation, useQuery } from "@tanstack/react-query";
import { adminKeys, mailKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import type { FunctionRow } from "@/lib/supabase/function-row";
import { unwrap } from "@/lib/supabase/unwrap";

type FailureSource = "email" | "npi";

/** A type of email that could not be sent, or an NPI that could not be looked up. */
export type Failure = FunctionRow<"admin_list_failures", "since">;

async function fetchFailures(signal: AbortSignal): Promise<Failure[]> {
  return unwrap(supabase.rpc("admin_list_failures").abortSignal(signal));
}

/** What failed of email or NPI lookups. */
export const useFailures = (source: FailureSource) =>
  useQuery({
    queryKey: adminKeys.failures,
    queryFn: ({ signal }) => fetchFailures(signal),
    select: (failures) => failures.filter((failure) => failure.source === source),
    staleTime: 0,
  });

/** Tries failed emails or NPI lookups again now. */
export const useRetryFailures = (source: FailureSource) =>
  useMutation({
    mutationFn: () => unwrap(supabase.rpc("admin_retry_failures", { source })),
    meta: {
      invalidates: [adminKeys.failures, adminKeys.registry, mailKeys.state],
      errorTitle: "Couldn't try again",
    },
  });
