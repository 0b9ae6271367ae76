import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import { postKeys } from "@/hooks/posts/keys";
import { type Post, type PostPage, patchPost } from "@/hooks/posts/post";
import { endDeadSession } from "@/hooks/session/store";
import { AppError } from "@/lib/errors";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** A new post. The id is the client's, so that sending it again after a lost answer stores it once. */
export interface NewPost {
  id: string;
  userId: string;
  content: string;
  kind: Post["kind"];
  /** The practice a story is about. */
  listingId: string | null;
  isAffiliated: boolean;
}

async function createPost({ id, userId, content, kind, listingId, isAffiliated }: NewPost) {
  const row = {
    id,
    user_id: userId,
    content,
    kind,
    doctor_id: listingId,
    affiliated: isAffiliated,
  };
  await unwrap(supabase.from("posts").upsert(row, { ignoreDuplicates: true }));
  const { data } = await supabase.from("post_cards").select("*").eq("id", id).maybeSingle();
  // Stored, whatever became of reading it back: the next look at the feed shows it.
  return data;
}

/** Publishes a post, which then stands on top of the feed. */
export function useCreatePost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: createPost,
    onSuccess: (post) => {
      client.setQueryData<InfiniteData<PostPage>>(postKeys.feed, (feed) => {
        const [first, ...others] = feed?.pages ?? [];
        if (!feed || !first || !post) return feed;
        return { ...feed, pages: [{ ...first, posts: [post, ...first.posts] }, ...others] };
      });
    },
    onError: endDeadSession,
    meta: { changes: [postKeys.list()], errorTitle: "Error" },
  });
}

async function editPost({ id, content }: { id: string; content: string }) {
  // What an edit changes beside the text: a featured story leaves the home page, a removed post goes back to review.
  const columns = "content, edited_at, version, featured_at, removed_at, hidden_reason";
  const data = await unwrap(
    supabase.from("posts").update({ content }).eq("id", id).select(columns),
  );
  const [edited] = data;
  if (!edited) throw new AppError("not-found", "This post no longer exists.");
  return edited;
}

/** Changes the text of an own post. */
export function useEditPost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: editPost,
    onSuccess: (edited, { id }) => patchPost(client, id, (post) => ({ ...post, ...edited })),
    onError: endDeadSession,
    meta: { errorTitle: "Error" },
  });
}

async function deletePost(id: string) {
  await unwrap(supabase.rpc("delete_post", { target: id }));
}

async function restorePost(id: string) {
  await unwrap(supabase.rpc("restore_post", { target: id }));
}

/** Deletes an own post, which `useRestorePost` can bring back for ten minutes. */
export function useDeletePost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deletePost,
    onSuccess: (_result, id) => patchPost(client, id, () => null),
    onError: endDeadSession,
    meta: { changes: [postKeys.list("by-author")], errorTitle: "Error" },
  });
}

/** Brings back an own post that was deleted a moment ago. */
export function useRestorePost() {
  return useMutation({
    mutationFn: restorePost,
    onError: endDeadSession,
    meta: { changes: [postKeys.all], errorTitle: "Error" },
  });
}
