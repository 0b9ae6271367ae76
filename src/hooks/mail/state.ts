import { queryOptions, useQuery } from "@tanstack/react-query";
import { mailKeys } from "@/hooks/mail/keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** How outgoing mail is doing. */
export interface MailState {
  /** How much is due, and since when the oldest. */
  waiting: number;
  oldest: string | null;
  /** How much was tried in vain, and will be again. */
  retried: number;
  /** What went out and what was given up within a week. */
  sent: number;
  failed: number;
  last_failure: string | null;
  last_failed_at: string | null;
  /** How many accounts are not mailed, as mails came back from them. */
  stopped: number;
}

async function fetchState(signal: AbortSignal): Promise<MailState | null> {
  const [state] = await unwrap(supabase.rpc("admin_get_email_health").abortSignal(signal));
  return state ?? null;
}

/** How outgoing mail is doing, asked again every minute. */
export const useMailState = () =>
  useQuery(
    queryOptions({
      queryKey: mailKeys.state,
      queryFn: ({ signal }) => fetchState(signal),
      staleTime: 0,
      refetchInterval: 60_000,
    }),
  );
