import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useDecision } from "@/hooks/moderation/decide";
import { adminKeys } from "@/hooks/moderation/keys";
import { pageSize } from "@/hooks/moderation/paging";
import { type Cursor, comesAfter, nextCursor, queueStart } from "@/hooks/moderation/queue-page";
import { clinicianColumns, editedOfficeColumns } from "@/lib/listings/detail-columns";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchChanges(after: Cursor, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("listing_changes")
      .select(
        `id, doctor_id, author, proposed, version, created_at,
       person:profiles!listing_changes_author_fkey(full_name),
       listing:doctors!listing_changes_doctor_id_fkey(
         practice_name, credentials, npi, address_street, address_city, address_state, address_zip,
         ${clinicianColumns}, ${editedOfficeColumns})` as const,
      )
      .eq("status", "open")
      .or(comesAfter(after))
      .order("created_at")
      .order("id")
      .limit(pageSize)
      .abortSignal(signal),
  );
}

/** A pending identity change, with the current listing. */
export type PendingChange = Awaited<ReturnType<typeof fetchChanges>>[number];

/** The pending changes, oldest first. */
export const usePendingChanges = () =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: adminKeys.queue("changes"),
      queryFn: ({ pageParam, signal }) => fetchChanges(pageParam, signal),
      initialPageParam: queueStart,
      getNextPageParam: nextCursor,
      select: (data) => data.pages.flat(),
      staleTime: 0,
    }),
  );

interface ChangeDecision {
  id: string;
  /** The version of the change that the admin saw. */
  version: number;
  isApproved: boolean;
  /** Required to reject. */
  reason: string;
}

async function decideChange({ id, version, isApproved, reason }: ChangeDecision) {
  await unwrap(
    supabase.rpc("decide_change", {
      target: id,
      seen_version: version,
      is_accepted: isApproved,
      reason,
    }),
  );
}

/** Approves a change, which updates the listing, or rejects it. */
export const useDecideChange = () =>
  useDecision(decideChange, ({ id }) => ({ queue: "changes", id }));
