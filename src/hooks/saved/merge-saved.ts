import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { savedKeys } from "@/hooks/query-keys";
import { dropFromDevice, useSavedText } from "@/hooks/saved/saved-on-device";
import { plural, t } from "@/lib/messages";
import { readSaved } from "@/lib/saved/saved-ids";
import { supabase } from "@/lib/supabase/client";
import { maxSavedListings } from "@/lib/supabase/shared-limits";
import { unwrap } from "@/lib/supabase/unwrap";
import { toast } from "@/lib/toast";

const retryDelayMs = 60_000;

async function merge(client: QueryClient, userId: string, text: string | null) {
  const ids = readSaved(text);
  const leftOut = await unwrap(supabase.rpc("save_listings", { listing_ids: [...ids] }));
  await client.invalidateQueries({ queryKey: savedKeys.ids(userId) });
  // Listings saved in the meantime stay on the device.
  dropFromDevice(ids);
  if (leftOut > 0) {
    toast({
      title: plural(leftOut, {
        one: "# saved practice didn't fit",
        other: "# saved practices didn't fit",
      }),
      description: t`You can save up to ${maxSavedListings} practices.`,
      tone: "info",
    });
  }
  return ids;
}

const mergeQuery = (client: QueryClient, userId: string, text: string | null) =>
  queryOptions({
    queryKey: savedKeys.merged(userId, text),
    queryFn: () => merge(client, userId, text),
    enabled: text !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The member may have to complete two-step verification first.
    refetchInterval: ({ state }) => state.status === "error" && retryDelayMs,
  });

/**
 * Moves the device's saved listings to the signed-in member's account. If that fails, they stay on
 * the device and the request is retried. Saving is idempotent, so it can be a query.
 */
export function useMergeSavedListings(userId: string): void {
  const client = useQueryClient();
  const text = useSavedText();
  useQuery(mergeQuery(client, userId, text));
}

/** How many listings could not be added to the account, and the query to retry. */
export function useUnmergedListings(userId: string) {
  const client = useQueryClient();
  const text = useSavedText();
  const query = useQuery({ ...mergeQuery(client, userId, text), enabled: false });
  // Stays true during a retry.
  const hasFailed = query.errorUpdateCount > 0 && !query.isSuccess;
  return { count: hasFailed ? readSaved(text).length : 0, query };
}
