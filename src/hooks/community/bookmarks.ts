import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { endDeadSession, useUserId } from "@/hooks/account/session-store";
import type { Post } from "@/hooks/community/post";
import { postKeys } from "@/hooks/query-keys";
import { AppError, replaceErrors } from "@/lib/errors";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchBookmarks(signal: AbortSignal): Promise<Post[]> {
  return unwrap(supabase.rpc("list_bookmarked_posts").abortSignal(signal));
}

/** The posts that the member saved, last saved first. */
export function useBookmarks() {
  const isSignedIn = useUserId() !== null;
  return useQuery(
    queryOptions({
      queryKey: postKeys.bookmarks,
      queryFn: ({ signal }) => fetchBookmarks(signal),
      enabled: isSignedIn,
      meta: { errorTitle: "Error loading posts" },
    }),
  );
}

async function fetchIsBookmarked(postId: string, signal: AbortSignal): Promise<boolean> {
  const rows = await unwrap(
    supabase.from("post_bookmarks").select("post_id").eq("post_id", postId).abortSignal(signal),
  );
  return rows.length > 0;
}

/** Whether the member saved a post. */
export const useIsBookmarked = (postId: string) =>
  useQuery(
    queryOptions({
      queryKey: postKeys.bookmark(postId),
      queryFn: ({ signal }) => fetchIsBookmarked(postId, signal),
    }),
  );

interface Bookmark {
  postId: string;
  userId: string;
  isSaved: boolean;
}

async function setBookmark({ postId, userId, isSaved }: Bookmark) {
  const table = supabase.from("post_bookmarks");
  const options = { onConflict: "post_id,user_id", ignoreDuplicates: true };
  await unwrap(
    isSaved
      ? table.upsert({ post_id: postId, user_id: userId }, options)
      : table.delete().eq("post_id", postId).eq("user_id", userId),
  ).catch(
    replaceErrors({
      forbidden: new AppError("forbidden", "You can't save this post. It may have been deleted."),
    }),
  );
}

/** Saves a post for the member, or removes it from their saved posts. */
export const useBookmarkPost = (postId: string) =>
  useMutation({
    mutationFn: setBookmark,
    onError: endDeadSession,
    meta: {
      invalidates: [postKeys.bookmark(postId), postKeys.bookmarks],
      errorTitle: "Error",
    },
  });
