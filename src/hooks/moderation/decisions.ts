import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import { findTargets } from "@/hooks/moderation/decision-targets";
import { deskKeys } from "@/hooks/moderation/keys";
import { nextStart, pageSize } from "@/hooks/moderation/paging";
import type { DecisionFilters } from "@/lib/moderation/desk-filters";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const columns =
  "id, action, actor, target_table, target_id, subject, reason, at, person:profiles!moderation_log_actor_fkey(full_name)";

/** When a day of the reader's calendar begins, or one so many days later. */
function startOf(day: string, later = 0): string {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + later);
  return start.toISOString();
}

async function fetchLines(filters: DecisionFilters, start: number, signal: AbortSignal) {
  const { search, action, by, from, to } = filters;
  let lines = search
    ? supabase.rpc("search_moderation_log", { query: search }).select(columns)
    : supabase.from("moderation_log").select(columns);
  if (action) lines = lines.eq("action", action);
  if (by) lines = lines.eq("actor", by);
  if (from) lines = lines.gte("at", startOf(from));
  if (to) lines = lines.lt("at", startOf(to, 1));
  return unwrap(
    lines
      .order("id", { ascending: false })
      .range(start, start + pageSize - 1)
      .abortSignal(signal),
  );
}

async function fetchDecisions(filters: DecisionFilters, start: number, signal: AbortSignal) {
  const lines = await fetchLines(filters, start, signal);
  const targets = await findTargets(lines, signal);
  return lines.map((line) => ({ ...line, path: targets.get(line.target_id) ?? null }));
}

/** A line of the log, with the way to what it is about as long as that exists. */
export type Decision = Awaited<ReturnType<typeof fetchDecisions>>[number];

/** What administrators decided, newest first. */
export const useDecisions = (filters: DecisionFilters) =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: deskKeys.decisions(filters),
      queryFn: ({ pageParam, signal }) => fetchDecisions(filters, pageParam, signal),
      initialPageParam: 0,
      getNextPageParam: nextStart,
      select: (data) => data.pages.flat(),
      staleTime: 0,
    }),
  );

async function fetchAdministrators(signal: AbortSignal) {
  const data = await unwrap(
    supabase
      .from("user_roles")
      .select("user_id, person:profiles!user_roles_user_id_fkey(full_name)")
      .eq("role", "admin")
      .abortSignal(signal),
  );
  return data.map(({ user_id, person }) => ({
    id: user_id,
    name: person.full_name ?? "Somebody without a name",
  }));
}

/** Who is an administrator now. */
export const useAdministrators = () =>
  useQuery(
    queryOptions({
      queryKey: deskKeys.administrators,
      queryFn: ({ signal }) => fetchAdministrators(signal),
    }),
  );
