import { api } from "@/lib/api";
import { toAppError } from "@/lib/errors";
import { paths } from "@/lib/paths";

/** What a decision was about: its name, and where it is. */
export interface DecisionTarget {
  name: string;
  path: string;
}

type Finder = (
  ids: string[],
  signal: AbortSignal,
) => Promise<(readonly [string, DecisionTarget])[]>;

const nameless = "somebody without a name";

async function findDoctors(ids: string[], signal: AbortSignal) {
  const { data, error, status } = await api
    .from("doctors")
    .select("id, practice_name")
    .in("id", ids)
    .abortSignal(signal);
  if (error) throw toAppError(error, status);
  return data.map(
    ({ id, practice_name }) => [id, { name: practice_name, path: paths.doctor(id) }] as const,
  );
}

async function findMembers(ids: string[], signal: AbortSignal) {
  const { data, error, status } = await api
    .from("profiles")
    .select("id, full_name")
    .in("id", ids)
    .abortSignal(signal);
  if (error) throw toAppError(error, status);
  return data.map(
    ({ id, full_name }) => [id, { name: full_name ?? nameless, path: paths.profile(id) }] as const,
  );
}

async function findPosts(ids: string[], signal: AbortSignal) {
  const { data, error, status } = await api
    .from("posts")
    .select("id, author:profiles!posts_user_id_fkey(full_name)")
    .in("id", ids)
    .abortSignal(signal);
  if (error) throw toAppError(error, status);
  return data.map(
    ({ id, author }) => [id, { name: author.full_name ?? nameless, path: paths.post(id) }] as const,
  );
}

async function findComments(ids: string[], signal: AbortSignal) {
  const { data, error, status } = await api
    .from("post_comments")
    .select("id, post_id, author:profiles!post_comments_user_id_fkey(full_name)")
    .in("id", ids)
    .abortSignal(signal);
  if (error) throw toAppError(error, status);
  return data.map(
    ({ id, post_id, author }) =>
      [id, { name: author.full_name ?? nameless, path: paths.postComments(post_id) }] as const,
  );
}

const finders: Record<string, Finder> = {
  doctors: findDoctors,
  profiles: findMembers,
  posts: findPosts,
  post_comments: findComments,
};

/** Finds what lines of the log are about, by id, as far as it still exists. */
export async function findTargets(
  lines: { target_table: string; target_id: string }[],
  signal: AbortSignal,
): Promise<Map<string, DecisionTarget>> {
  const found = await Promise.all(
    Object.entries(finders).map(([table, find]) => {
      const ids = lines.flatMap(({ target_table, target_id }) =>
        target_table === table ? target_id : [],
      );
      return ids.length > 0 ? find([...new Set(ids)], signal) : [];
    }),
  );
  return new Map(found.flat());
}
