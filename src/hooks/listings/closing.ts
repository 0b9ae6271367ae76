import { queryOptions, useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import { isUuid } from "@/lib/format/uuid";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** What is told of a practice that has closed. */
export interface Closing {
  practice_name: string;
  /** The day as "2026-11-23". */
  closed_on: string;
  /** The public listing that its members are sent to, or that names its physician now. */
  successor: string | null;
  successor_name: string | null;
  /** Its owner named no successor, but lets people follow the physician. */
  follows_physician: boolean;
}

async function fetchClosing(id: string, signal: AbortSignal): Promise<Closing | null> {
  if (!isUuid(id)) return null;
  const [closing] = await unwrap(supabase.rpc("closing_of", { target: id }).abortSignal(signal));
  return closing ?? null;
}

export const closingQuery = (id: string) =>
  queryOptions({
    queryKey: listingKeys.closing(id),
    queryFn: ({ signal }) => fetchClosing(id, signal),
  });

/** Since when the practice of a listing is closed; null when it is not, or nothing is known of it. */
export const useClosing = (id: string, isAsked = true) =>
  useQuery({ ...closingQuery(id), enabled: isAsked });
