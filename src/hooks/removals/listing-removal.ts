import { queryOptions, useQuery } from "@tanstack/react-query";
import { useDecision } from "@/hooks/moderation/decide";
import { adminKeys } from "@/hooks/moderation/keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchRemoval(target: string, signal: AbortSignal) {
  const [entry] = await unwrap(
    supabase.rpc("find_listing_removal", { target }).abortSignal(signal),
  );
  return entry ?? null;
}

/** The removal register entry that blocks a listing from being published; null if none. */
export const useListingRemoval = (listing: string) =>
  useQuery(
    queryOptions({
      queryKey: adminKeys.listingRemoval(listing),
      queryFn: ({ signal }) => fetchRemoval(listing, signal),
    }),
  );

async function allowListing({ id, reason }: { id: string; reason: string }) {
  await unwrap(supabase.rpc("allow_listing", { target: id, reason }));
}

/** Allows a listing to be published despite the removal register. */
export const useAllowListing = () => useDecision(allowListing);
