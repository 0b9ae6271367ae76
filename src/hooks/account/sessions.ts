import { useMutation, useQuery } from "@tanstack/react-query";
import { accountKeys } from "@/hooks/query-keys";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchSessions(signal: AbortSignal) {
  return unwrap(supabase.rpc("list_my_sessions").abortSignal(signal));
}

export type DeviceSession = Awaited<ReturnType<typeof fetchSessions>>[number];

async function endSession(id: string) {
  await unwrap(supabase.rpc("end_session", { target: id }));
}

/** The devices that the member is signed in on, the last used first. */
export const useSessions = () =>
  useQuery({
    queryKey: accountKeys.sessions,
    queryFn: ({ signal }) => fetchSessions(signal),
  });

/** Signs out of one device. */
export const useEndSession = () =>
  useMutation({
    mutationFn: endSession,
    meta: { invalidates: [accountKeys.sessions], errorTitle: t`Error signing out of the device` },
  });
