import { queryOptions, useQuery } from "@tanstack/react-query";
import { requestKeys } from "@/hooks/requests/keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** The places in line of the requests that a person may read and that wait. */
export const fetchWaitingPlaces = (signal: AbortSignal) =>
  unwrap(supabase.rpc("list_waitlist_positions").abortSignal(signal));

type WaitingPlaces = Awaited<ReturnType<typeof fetchWaitingPlaces>>;

/** The place in line of one request; null when it does not wait. */
export const placeOf = (places: WaitingPlaces | undefined, requestId: string): number | null =>
  places?.find(({ request_id }) => request_id === requestId)?.place ?? null;

/** Where a person stands in the lines of practices; asked only for who waits. */
export const useWaitingPlaces = (userId: string, isWaiting: boolean) =>
  useQuery(
    queryOptions({
      queryKey: requestKeys.places(userId),
      queryFn: ({ signal }) => fetchWaitingPlaces(signal),
      // Others move on.
      staleTime: 0,
      enabled: isWaiting,
    }),
  );
