import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { findTargets } from "@/hooks/admin/decision-targets";
import { nextStart, pageSize } from "@/hooks/admin/paging";
import { api } from "@/lib/api";
import { toAppError } from "@/lib/errors";

async function fetchLines(start: number, signal: AbortSignal) {
  const { data, error, status } = await api
    .from("moderation_log")
    .select(
      "id, action, target_table, target_id, reason, at, actor:profiles!moderation_log_actor_fkey(full_name)",
    )
    .order("id", { ascending: false })
    .range(start, start + pageSize - 1)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return data;
}

async function fetchDecisions(start: number, signal: AbortSignal) {
  const lines = await fetchLines(start, signal);
  const targets = await findTargets(lines, signal);
  return lines.map((line) => ({ ...line, target: targets.get(line.target_id) ?? null }));
}

/** A line of the log, with what it is about as long as that exists. */
export type Decision = Awaited<ReturnType<typeof fetchDecisions>>[number];

/** What administrators decided, newest first. */
export const useDecisions = () =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: ["admin", "decisions"] as const,
      queryFn: ({ pageParam, signal }) => fetchDecisions(pageParam, signal),
      initialPageParam: 0,
      getNextPageParam: nextStart,
      select: (data) => data.pages.flat(),
      staleTime: 0,
    }),
  );
