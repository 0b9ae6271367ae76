import { useMutation, useQueryClient } from "@tanstack/react-query";
import { endDeadSession } from "@/hooks/account/session-store";
import { type Post, patchPost } from "@/hooks/community/post";
import { AppError, replaceErrors } from "@/lib/errors";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

type Table = "post_likes" | "post_shares";

async function record(table: Table, postId: string, userId: string) {
  const row = { post_id: postId, user_id: userId };
  // A retry must not count twice.
  const options = { onConflict: "post_id,user_id", ignoreDuplicates: true };
  await unwrap(supabase.from(table).upsert(row, options)).catch(replaceReactionErrors);
}

// Policies reject deleted posts and posts of an author who blocked the member alike.
const replaceReactionErrors = replaceErrors({
  forbidden: new AppError("forbidden", "You can't react to this post. It may have been deleted."),
  conflict: new AppError("not-found", "This post no longer exists."),
});

interface Like {
  post: Post;
  userId: string;
  isLiked: boolean;
}

async function setLike({ post, userId, isLiked }: Like) {
  if (isLiked) return record("post_likes", post.id, userId);
  const like = supabase.from("post_likes").delete().eq("post_id", post.id).eq("user_id", userId);
  await unwrap(like).catch(replaceReactionErrors);
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
    mutationFn: setLike,
    scope: { id: `like-${postId}` },
    onMutate: ({ post, isLiked }) => patchPost(client, post.id, withLike(isLiked)),
    // The posts may have been refetched before the server stored the like.
    onSuccess: (_result, { post, isLiked }) => {
      if (client.isMutating({ mutationKey }) === 1) patchPost(client, post.id, withLike(isLiked));
    },
    onError: (error, { post, isLiked }) => {
      patchPost(client, post.id, withLike(!isLiked));
      endDeadSession(error);
    },
    meta: { errorTitle: "Error" },
  });
}

async function recordShare({ post, userId }: { post: Post; userId: string }) {
  await record("post_shares", post.id, userId);
}

/** Records a share, at most once per member. */
export function useRecordShare() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: recordShare,
    onSuccess: (_result, { post }) =>
      patchPost(client, post.id, (current) =>
        current.is_shared
          ? current
          : { ...current, is_shared: true, share_count: current.share_count + 1 },
      ),
    onError: endDeadSession,
    meta: { errorTitle: "Error" },
  });
}
