import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { endDeadSession, useUserId } from "@/hooks/account/session-store";
import { patchComments } from "@/hooks/community/comments";
import { type Post, patchPost } from "@/hooks/community/post";
import { commentKeys, postKeys } from "@/hooks/query-keys";
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
  ).catch(refused(refusals[table], t`This post no longer exists.`));
}

// Policies reject deleted content and that of an author who blocked the member alike.
const refused = (refusal: string, missing: string) =>
  replaceErrors({
    forbidden: new AppError("forbidden", refusal),
    conflict: new AppError("not-found", missing),
  });

/** A post, or a comment on it. */
export interface Likable {
  kind: "post" | "comment";
  id: string;
  postId: string;
}

type Like = Omit<Mark, "postId">;

async function setLike({ kind, id, postId }: Likable, { userId, isSet }: Like) {
  if (kind === "post") return setMark("post_likes", { postId, userId, isSet });
  const row = { comment_id: id, user_id: userId };
  await unwrap(
    isSet
      ? supabase.from("comment_likes").upsert(row, { ignoreDuplicates: true })
      : supabase.from("comment_likes").delete().match(row),
  ).catch(
    refused(
      t`You can't react to this comment. It may have been deleted.`,
      t`This comment no longer exists.`,
    ),
  );
}

function withLike<Liked extends Pick<Post, "is_liked" | "like_count">>(
  content: Liked,
  isLiked: boolean,
): Liked {
  if (content.is_liked === isLiked) return content;
  const like_count = Math.max(0, content.like_count + (isLiked ? 1 : -1));
  return { ...content, is_liked: isLiked, like_count };
}

/** Likes or unlikes a post or comment, optimistically and one request at a time. */
export function useLike({ kind, id, postId }: Likable) {
  const client = useQueryClient();
  const mutationKey = ["likes", id];

  function show(isLiked: boolean) {
    if (kind === "post") patchPost(client, id, (post) => withLike(post, isLiked));
    else
      patchComments(client, postId, (comments) =>
        comments.map((one) => (one.id === id ? withLike(one, isLiked) : one)),
      );
  }

  return useMutation({
    mutationKey,
    mutationFn: (like: Like) => setLike({ kind, id, postId }, like),
    scope: { id: `like-${id}` },
    onMutate: ({ isSet }) => show(isSet),
    onSuccess: async (_result, { isSet }) => {
      // A load that began before the like was stored, such as the one after hydration, doesn't include it.
      const { all: queryKey } = kind === "post" ? postKeys : commentKeys;
      const loads = client.getQueryCache().findAll({ queryKey });
      await Promise.allSettled(loads.map(({ promise }) => promise));
      if (client.isMutating({ mutationKey }) === 1) show(isSet);
    },
    onError: (error, { isSet }) => {
      show(!isSet);
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
