import { useMutation, useQuery } from "@tanstack/react-query";
import { pageSize, usePagedRows } from "@/hooks/admin/queue-page";
import { adminKeys } from "@/hooks/query-keys";
import type { DecisionFilters } from "@/lib/admin/admin-queues";
import { paths } from "@/lib/paths";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

type PathEntries = readonly (readonly [id: string, path: string])[];
type Finder = (ids: string[], signal: AbortSignal) => PromiseLike<PathEntries>;

// The finders only check which rows still exist, because the log keeps their names.

const finderIn =
  (table: "doctors" | "profiles" | "posts", pathOf: (id: string) => string): Finder =>
  async (ids, signal) => {
    const { data } = await supabase.from(table).select("id").in("id", ids).abortSignal(signal);
    return (data ?? []).map(({ id }) => [id, pathOf(id)]);
  };

const findComments: Finder = async (ids, signal) => {
  const { data } = await supabase
    .from("post_comments")
    .select("id, post_id")
    .in("id", ids)
    .abortSignal(signal);
  return (data ?? []).map(({ id, post_id }) => [id, paths.postComments(post_id)]);
};

const findReports: Finder = async (ids, signal) => {
  const { data } = await supabase
    .from("reports")
    .select("id, doctor_id, post_id, comment:post_comments!reports_comment_id_fkey(post_id)")
    .in("id", ids)
    .abortSignal(signal);
  return (data ?? []).flatMap(({ id, doctor_id, post_id, comment }) => {
    if (doctor_id) return [[id, paths.adminListing(doctor_id)]];
    const post = post_id ?? comment?.post_id;
    return post ? [[id, paths.post(post)]] : [];
  });
};

const findMessages: Finder = async (ids, signal) => {
  const { data } = await supabase
    .from("contact_messages")
    .select("id, status")
    .in("id", ids)
    .abortSignal(signal);
  return (data ?? []).map(({ id, status }) => [id, paths.adminTab("messages", { show: status })]);
};

const finders: Record<string, Finder> = {
  doctors: finderIn("doctors", paths.adminListing),
  profiles: finderIn("profiles", paths.adminMember),
  posts: finderIn("posts", paths.post),
  post_comments: findComments,
  reports: findReports,
  contact_messages: findMessages,
};

/**
 * Returns the paths to the subjects of log entries, by id. Subjects that were deleted or couldn't
 * be loaded have no path, so that the log is shown even when one of these queries fails.
 */
async function findTargetPaths(
  entries: { target_table: string; target_id: string }[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const found = await Promise.all(
    Object.entries(finders).map(([table, find]) => {
      const ids = entries.flatMap(({ target_table, target_id }) =>
        target_table === table ? target_id : [],
      );
      return ids.length > 0 ? find([...new Set(ids)], signal) : [];
    }),
  );
  return new Map(found.flat());
}

const columns =
  "id, event, actor, target_table, target_id, subject, reason, seen, is_automatic, at, person:profiles!moderation_log_actor_fkey(full_name)";

/** Start of a calendar day in the admin's time zone, plus a number of days. */
function startOf(day: string, daysLater = 0): string {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}

async function fetchEntries(
  filters: DecisionFilters,
  start: number,
  signal: AbortSignal,
  size: number = pageSize,
) {
  const { search, event, by, from, to } = filters;
  let entries = search
    ? supabase.rpc("search_moderation_log", { query: search }).select(columns)
    : supabase.from("moderation_log").select(columns);
  if (event) entries = entries.eq("event", event);
  if (by) entries = entries.eq("actor", by);
  if (from) entries = entries.gte("at", startOf(from));
  if (to) entries = entries.lt("at", startOf(to, 1));
  return unwrap(
    entries
      .order("id", { ascending: false })
      .range(start, start + size - 1)
      .abortSignal(signal),
  );
}

async function fetchDecisions(filters: DecisionFilters, start: number, signal: AbortSignal) {
  const entries = await fetchEntries(filters, start, signal);
  const paths = await findTargetPaths(entries, signal);
  return entries.map((entry) => ({ ...entry, path: paths.get(entry.target_id) ?? null }));
}

/** An entry of the decision log, with the path to its subject if that still exists. */
export type Decision = Awaited<ReturnType<typeof fetchDecisions>>[number];

/** The log of admin decisions, newest first. */
export const useDecisions = (filters: DecisionFilters) =>
  usePagedRows(adminKeys.decisions(filters), (start, signal) =>
    fetchDecisions(filters, start, signal),
  );

/** Entries per request of an export. */
const exportSize = 1000;

async function fetchAllEntries(filters: DecisionFilters) {
  const { signal } = new AbortController();
  let page = await fetchEntries(filters, 0, signal, exportSize);
  const entries = [...page];
  // The server may return fewer than requested.
  while (page.length > 0) {
    page = await fetchEntries(filters, entries.length, signal, exportSize);
    entries.push(...page);
  }
  return entries;
}

/** Loads the whole log of decisions, for its export. */
export const useExportDecisions = () =>
  useMutation({ mutationFn: fetchAllEntries, meta: { errorTitle: "Couldn't export the log" } });

async function fetchAdmins(signal: AbortSignal) {
  const data = await unwrap(
    supabase
      .from("user_roles")
      .select("user_id, person:profiles!user_roles_user_id_fkey(full_name)")
      .eq("role", "admin")
      .abortSignal(signal),
  );
  return data.map(({ user_id, person }) => ({
    id: user_id,
    name: person.full_name ?? "Someone with no name",
  }));
}

/** The current admins. */
export const useAdmins = () =>
  useQuery({
    queryKey: adminKeys.admins,
    queryFn: ({ signal }) => fetchAdmins(signal),
  });
