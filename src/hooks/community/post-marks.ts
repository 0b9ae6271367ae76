import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { endDeadSession, useUserId } from "@/hooks/account/session-store";
import { type Post, patchPost } from "@/hooks/community/post";
import { postKeys } from "@/hooks/query-keys";
import { AppError, replaceErrors } from "@/lib/errors";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

// What members do with posts. The tables have the same columns and policies.
const refusals = {
  post_likes: t`You can't react to this post. It may have been deleted.`,
  post_shares: t`You can't react to this post. It may have been deleted.`,
  post_follows: t`You can't follow this post. It may have been deleted.`,
  post_bookmarks: t`You can't save this post. It may have been deleted.`,
};

/** The marks that only the member can read, so that the feed doesn't include them. */
type PrivateMarks = "post_follows" | "post_bookmarks";

interface Mark {
  postId: string;
  userId: string;
  isSet: boolean;
}

async function setMark(table: keyof typeof refusals, { postId, userId, isSet }: Mark) {
  const row = { post_id: postId, user_id: userId };
  await unwrap(
    isSet
      ? // A retry must not count twice.
        supabase.from(table).upsert(row, { ignoreDuplicates: true })
      : supabase.from(table).delete().match(row),
  ).catch(
    // Policies reject deleted posts and posts of an author who blocked the member alike.
    replaceErrors({
      forbidden: new AppError("forbidden", refusals[table]),
      conflict: new AppError("not-found", t`This post no longer exists.`),
    }),
  );
}

const withLike = (isLiked: boolean) => (post: Post) =>
  post.is_liked === isLiked
    ? post
    : { ...post, is_liked: isLiked, like_count: Math.max(0, post.like_count + (isLiked ? 1 : -1)) };

/** Likes or unlikes a post, optimistically and one request at a time. */
export function useLikePost(postId: string) {
  const client = useQueryClient();
  const mutationKey = ["likes", postId];
  return useMutation({
    mutationKey,
    mutationFn: (like: Mark) => setMark("post_likes", like),
    scope: { id: `like-${postId}` },
    onMutate: ({ isSet }) => patchPost(client, postId, withLike(isSet)),
    onSuccess: async (_result, { isSet }) => {
      // A load that began before the like was stored, such as the one after hydration, doesn't include it.
      const loads = client.getQueryCache().findAll({ queryKey: postKeys.all });
      await Promise.allSettled(loads.map(({ promise }) => promise));
      if (client.isMutating({ mutationKey }) === 1) patchPost(client, postId, withLike(isSet));
    },
    onError: (error, { isSet }) => {
      patchPost(client, postId, withLike(!isSet));
      endDeadSession(error);
    },
    meta: { errorTitle: t`Error` },
  });
}

/** Records a share, at most once per member. */
export function useRecordShare(postId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => setMark("post_shares", { postId, userId, isSet: true }),
    onSuccess: () =>
      patchPost(client, postId, (post) =>
        post.is_shared ? post : { ...post, is_shared: true, share_count: post.share_count + 1 },
      ),
    onError: endDeadSession,
    meta: { errorTitle: t`Error` },
  });
}

async function fetchIsMarked(table: PrivateMarks, postId: string, signal: AbortSignal) {
  const rows = await unwrap(
    supabase.from(table).select("post_id").eq("post_id", postId).abortSignal(signal),
  );
  return rows.length > 0;
}

/** Whether the member follows or saved a post; undefined for visitors. */
export function useIsMarked(table: PrivateMarks, postId: string) {
  const isSignedIn = useUserId() !== null;
  return useQuery({
    queryKey: postKeys.mark(table, postId),
    queryFn: ({ signal }) => fetchIsMarked(table, postId, signal),
    enabled: isSignedIn,
  });
}

/** Follows a post, which notifies the member of its comments, or saves it; or undoes this. */
export const useMarkPost = (table: PrivateMarks, postId: string) =>
  useMutation({
    mutationFn: (mark: Omit<Mark, "postId">) => setMark(table, { ...mark, postId }),
    onError: endDeadSession,
    meta: { invalidates: [postKeys.mark(table, postId), postKeys.bookmarks], errorTitle: t`Error` },
  });

async function fetchBookmarks(signal: AbortSignal): Promise<Post[]> {
  return unwrap(supabase.rpc("list_bookmarked_posts").abortSignal(signal));
}

/** The posts that the member saved, last saved first. */
export function useBookmarks() {
  const isSignedIn = useUserId() !== null;
  return useQuery({
    queryKey: postKeys.bookmarks,
    queryFn: ({ signal }) => fetchBookmarks(signal),
    enabled: isSignedIn,
    meta: { errorTitle: t`Error loading posts` },
  });
}
