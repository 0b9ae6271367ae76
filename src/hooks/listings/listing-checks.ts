import { useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/query-keys";
import type { ListingChecks } from "@/lib/listings/checks";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchChecks(id: string, signal: AbortSignal): Promise<ListingChecks | null> {
  const [checks] = await unwrap(
    supabase.rpc("get_listing_checks", { target: id }).abortSignal(signal),
  );
  return checks ?? null;
}

/** What was verified about a listing, and when; null once it is no longer published. */
export const useListingChecks = (id: string) =>
  useQuery({
    queryKey: listingKeys.checks(id),
    queryFn: ({ signal }) => fetchChecks(id, signal),
  });
