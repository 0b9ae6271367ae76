import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { nextStart, pageSize } from "@/hooks/admin/paging";
import { toAppError } from "@/lib/errors";
import { supabase } from "@/lib/supabase";

async function fetchLines(start: number, signal: AbortSignal) {
  const { data, error, status } = await supabase
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

/** The names of the listings and members that lines of the log are about. */
async function fetchNames(ids: string[], signal: AbortSignal) {
  const answers = await Promise.all([
    supabase.from("doctors").select("id, name:practice_name").in("id", ids).abortSignal(signal),
    supabase.from("profiles").select("id, name:full_name").in("id", ids).abortSignal(signal),
  ]);
  return new Map(
    answers.flatMap(({ data, error, status }) => {
      if (error) throw toAppError(error, status);
      return data.map(({ id, name }) => [id, name] as const);
    }),
  );
}

async function fetchDecisions(start: number, signal: AbortSignal) {
  const lines = await fetchLines(start, signal);
  const ids = [...new Set(lines.map((line) => line.target_id))];
  const names = ids.length > 0 ? await fetchNames(ids, signal) : new Map<string, string>();
  return lines.map((line) => ({ ...line, targetName: names.get(line.target_id) ?? null }));
}

/** A line of the log, with the name of what it is about as long as that exists. */
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
