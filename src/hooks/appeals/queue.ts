import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useDecision } from "@/hooks/moderation/decide";
import { adminKeys } from "@/hooks/moderation/keys";
import { pageSize } from "@/hooks/moderation/paging";
import { type Cursor, comesAfter, nextCursor, queueStart } from "@/hooks/moderation/queue-page";
import { supabase } from "@/lib/supabase/client";
import type { Database } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

type Row = Database["public"]["Functions"]["list_open_appeals"]["Returns"][number];

/** An open appeal with its decision. */
export type OpenAppeal = Omit<
  Row,
  "content" | "appellant_name" | "post_id" | "decision_reason" | "actor_name" | "seen_version"
> & {
  content: string | null;
  appellant_name: string | null;
  post_id: string | null;
  decision_reason: string | null;
  actor_name: string | null;
  seen_version: number | null;
};

async function fetchAppeals(after: Cursor, signal: AbortSignal): Promise<OpenAppeal[]> {
  return unwrap(
    supabase
      .rpc("list_open_appeals")
      .or(comesAfter(after))
      .order("created_at")
      .order("id")
      .limit(pageSize)
      .abortSignal(signal),
  );
}

/** The open appeals, oldest first. */
export const useOpenAppeals = () =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: adminKeys.queue("appeals"),
      queryFn: ({ pageParam, signal }) => fetchAppeals(pageParam, signal),
      initialPageParam: queueStart,
      getNextPageParam: nextCursor,
      select: (data) => data.pages.flat(),
      staleTime: 0,
    }),
  );

interface AppealDecision {
  appeal: Pick<OpenAppeal, "id" | "seen_version">;
  isApproved: boolean;
  reason: string;
}

async function decideAppeal({ appeal: { id, seen_version }, isApproved, reason }: AppealDecision) {
  await unwrap(
    supabase.rpc("decide_appeal", {
      appeal: id,
      is_granted: isApproved,
      reason,
      ...(seen_version !== null && { seen_version }),
    }),
  );
}

/** Approves or rejects an appeal. */
export const useDecideAppeal = () =>
  useDecision(decideAppeal, ({ appeal: { id } }) => ({ queue: "appeals", id }));
