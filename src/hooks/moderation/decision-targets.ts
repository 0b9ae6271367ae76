import { paths } from "@/lib/paths";
import { supabase } from "@/lib/supabase/client";

type PathEntries = readonly (readonly [id: string, path: string])[];
type Finder = (ids: string[], signal: AbortSignal) => PromiseLike<PathEntries>;

// The finders only check which rows still exist, because the log keeps their names.

const findListings: Finder = async (ids, signal) => {
  const { data } = await supabase.from("doctors").select("id").in("id", ids).abortSignal(signal);
  return (data ?? []).map(({ id }) => [id, paths.adminListing(id)]);
};

const findMembers: Finder = async (ids, signal) => {
  const { data } = await supabase.from("profiles").select("id").in("id", ids).abortSignal(signal);
  return (data ?? []).map(({ id }) => [id, paths.adminMember(id)]);
};

const findPosts: Finder = async (ids, signal) => {
  const { data } = await supabase.from("posts").select("id").in("id", ids).abortSignal(signal);
  return (data ?? []).map(({ id }) => [id, paths.post(id)]);
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

const finders: Record<string, Finder> = {
  doctors: findListings,
  profiles: findMembers,
  posts: findPosts,
  post_comments: findComments,
  reports: findReports,
};

/**
 * Returns the paths to the subjects of log entries, by id. Subjects that were deleted or couldn't be loaded have no path,
 * so that the log is shown even when one of these queries fails.
 */
export async function findTargetPaths(
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
