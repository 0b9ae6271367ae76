import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { endDeadSession, useUserId } from "@/hooks/account/session-store";
import { postKeys } from "@/hooks/query-keys";
import { AppError, replaceErrors } from "@/lib/errors";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchFollow(postId: string, signal: AbortSignal): Promise<boolean> {
  const rows = await unwrap(
    supabase.from("post_follows").select("post_id").eq("post_id", postId).abortSignal(signal),
  );
  return rows.length > 0;
}

/** Whether the member follows a post; undefined for visitors. */
export function useIsFollowing(postId: string) {
  const isSignedIn = useUserId() !== null;
  return useQuery(
    queryOptions({
      queryKey: postKeys.follow(postId),
      queryFn: ({ signal }) => fetchFollow(postId, signal),
      enabled: isSignedIn,
    }),
  );
}

async function setFollow({ postId, userId, isFollowed }: Follow) {
  const table = supabase.from("post_follows");
  const options = { onConflict: "post_id,user_id", ignoreDuplicates: true };
  await unwrap(
    isFollowed
      ? table.upsert({ post_id: postId, user_id: userId }, options)
      : table.delete().eq("post_id", postId).eq("user_id", userId),
  ).catch(
    replaceErrors({
      forbidden: new AppError("forbidden", "You can't follow this post. It may have been deleted."),
    }),
  );
}

interface Follow {
  postId: string;
  userId: string;
  isFollowed: boolean;
}

/** Follows or unfollows a post: followers are notified of its comments. */
export const useFollowPost = (postId: string) =>
  useMutation({
    mutationFn: setFollow,
    onError: endDeadSession,
    meta: { invalidates: [postKeys.follow(postId)], errorTitle: "Error" },
  });
