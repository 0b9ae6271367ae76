import { queryOptions, useQuery } from "@tanstack/react-query";
import { requestKeys } from "@/hooks/requests/keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** The waitlist positions of the requests that the member can read. */
export const fetchWaitingPlaces = (signal: AbortSignal) =>
  unwrap(supabase.rpc("list_waitlist_positions").abortSignal(signal));

type WaitingPlaces = Awaited<ReturnType<typeof fetchWaitingPlaces>>;

/** The waitlist position of a request; null if it isn't on a waitlist. */
export const placeOf = (places: WaitingPlaces | undefined, requestId: string): number | null =>
  places?.find(({ request_id }) => request_id === requestId)?.place ?? null;

/** A member's waitlist positions, fetched only if they are on a waitlist. */
export const useWaitingPlaces = (userId: string, isWaiting: boolean) =>
  useQuery(
    queryOptions({
      queryKey: requestKeys.places(userId),
      queryFn: ({ signal }) => fetchWaitingPlaces(signal),
      // Positions change when others leave the waitlist.
      staleTime: 0,
      enabled: isWaiting,
    }),
  );
