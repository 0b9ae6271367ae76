import { queryOptions, useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/query-keys";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** The id of the public listing with a short address; null if there is none. */
export const shortAddressQuery = (address: string) =>
  queryOptions({
    queryKey: listingKeys.shortAddress(address),
    queryFn: ({ signal }): Promise<string | null> =>
      unwrap(supabase.rpc("find_listing_by_address", { address }).abortSignal(signal)),
    meta: { errorTitle: t`Error loading doctor` },
  });

export const useShortAddress = (address: string) => useQuery(shortAddressQuery(address));
