import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import { useDecision } from "@/hooks/moderation/decide";
import { adminKeys } from "@/hooks/moderation/keys";
import { nextStart, pageSize } from "@/hooks/moderation/paging";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchRemovals(start: number, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("removal_requests")
      .select(
        "id, subject, doctor_id, practice_name, physician_name, address_city, address_state, address_zip, npi, requester_name, email, relation, reason, confirmed_at",
      )
      .eq("status", "open")
      .order("confirmed_at")
      .order("id")
      .range(start, start + pageSize - 1)
      .abortSignal(signal),
  );
}

export type OpenRemoval = Awaited<ReturnType<typeof fetchRemovals>>[number];

/** The confirmed, undecided removal requests, oldest first. */
export const useOpenRemovals = () =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: adminKeys.queue("removals"),
      queryFn: ({ pageParam, signal }) => fetchRemovals(pageParam, signal),
      initialPageParam: 0,
      getNextPageParam: nextStart,
      select: (data) => data.pages.flat(),
      staleTime: 0,
    }),
  );

async function fetchRemovalListings(target: string, signal: AbortSignal) {
  return unwrap(supabase.rpc("find_removal_listings", { target }).abortSignal(signal));
}

/** The listings that may match a removal request, best match first. */
export const useRemovalListings = (request: string) =>
  useQuery(
    queryOptions({
      queryKey: adminKeys.removalListings(request),
      queryFn: ({ signal }) => fetchRemovalListings(request, signal),
    }),
  );

interface RemovalDecision {
  id: string;
  isApproved: boolean;
  reason: string;
  /** The listings to take down, or to remove the physician from. */
  listings: string[];
}

async function decideRemoval({ id, isApproved, reason, listings }: RemovalDecision) {
  await unwrap(
    supabase.rpc("decide_removal", { target: id, is_approved: isApproved, reason, listings }),
  );
}

/** Approves a removal request, which adds it to the register, or rejects it. */
export const useDecideRemoval = () =>
  useDecision(decideRemoval, ({ id }) => ({ queue: "removals", id }));
