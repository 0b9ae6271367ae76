import { queryOptions, useQuery } from "@tanstack/react-query";
import { mailKeys } from "@/hooks/mail/keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** The state of outgoing email. */
export interface MailState {
  /** The number of due emails, and when the oldest became due. */
  waiting: number;
  oldest: string | null;
  /** The number of failed emails that will be retried. */
  retried: number;
  /** The emails sent and given up in the last week. */
  sent: number;
  failed: number;
  last_failure: string | null;
  last_failed_at: string | null;
  /** The number of accounts that get no emails because of bounces. */
  stopped: number;
}

async function fetchState(signal: AbortSignal): Promise<MailState | null> {
  const [state] = await unwrap(supabase.rpc("admin_get_email_health").abortSignal(signal));
  return state ?? null;
}

/** The state of outgoing email, refetched every minute. */
export const useMailState = () =>
  useQuery(
    queryOptions({
      queryKey: mailKeys.state,
      queryFn: ({ signal }) => fetchState(signal),
      staleTime: 0,
      refetchInterval: 60_000,
    }),
  );
