import { queryOptions, useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/query-keys";
import { isUuid } from "@/lib/format/text";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** What is published about a closed or closing practice. */
export interface Closing {
  practice_name: string;
  /** A date such as "2026-11-23". */
  closed_on: string;
  /** What members should do. */
  instructions: string | null;
  /** The published listing that the owner suggests. */
  suggested_listing: string | null;
  suggested_name: string | null;
  /** Whether the caller owns the suggested listing. */
  can_remove_suggestion: boolean;
}

async function fetchClosing(id: string, signal: AbortSignal): Promise<Closing | null> {
  if (!isUuid(id)) return null;
  const [closing] = await unwrap(supabase.rpc("get_closing", { target: id }).abortSignal(signal));
  return closing ?? null;
}

export const closingQuery = (id: string) =>
  queryOptions({
    queryKey: listingKeys.closing(id),
    queryFn: ({ signal }) => fetchClosing(id, signal),
  });

/** When the practice of a listing closed or will close; null if it stays open or is unknown. */
export const useClosing = (id: string, isEnabled = true) =>
  useQuery({ ...closingQuery(id), enabled: isEnabled });
