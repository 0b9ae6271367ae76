import { queryOptions, useQuery } from "@tanstack/react-query";
import { useDecision } from "@/hooks/moderation/decide";
import { deskKeys } from "@/hooks/moderation/keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchRemoval(target: string, signal: AbortSignal) {
  const [entry] = await unwrap(
    supabase.rpc("find_listing_removal", { target }).abortSignal(signal),
  );
  return entry ?? null;
}

/** The entry of the removal register that keeps a listing from being published; null for none. */
export const useListingRemoval = (listing: string) =>
  useQuery(
    queryOptions({
      queryKey: deskKeys.listingRemoval(listing),
      queryFn: ({ signal }) => fetchRemoval(listing, signal),
    }),
  );

async function allowListing({ id, reason }: { id: string; reason: string }) {
  await unwrap(supabase.rpc("allow_listing", { target: id, reason }));
}

/** Lets a listing be published despite the removal register, with a reason for the log. */
export const useAllowListing = () => useDecision(allowListing);
