import { useMutation, useQueryClient } from "@tanstack/react-query";
import { appendComment, countComments, patchComments } from "@/hooks/comments/comments";
import { commentKeys } from "@/hooks/comments/keys";
import { endDeadSession } from "@/hooks/session/store";
import { AppError, replaceErrors } from "@/lib/errors";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface NewComment {
  /** Made by the client: sent twice, it is stored once. */
  id: string;
  postId: string;
  userId: string;
  content: string;
}

async function createComment({ id, postId, userId, content }: NewComment) {
  const row = { id, post_id: postId, user_id: userId, content };
  await unwrap(supabase.from("post_comments").upsert(row, { ignoreDuplicates: true })).catch(
    replaceErrors({ forbidden: new AppError("forbidden", "You can't comment on this post.") }),
  );
  const { data } = await supabase.from("comment_cards").select("*").eq("id", id).maybeSingle();
  return data;
}

/** Writes a comment, which then stands at the end. */
export function useCreateComment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: createComment,
    onSuccess: (comment, { postId }) => {
      countComments(client, postId, 1);
      appendComment(client, postId, comment);
    },
    onError: endDeadSession,
    meta: { errorTitle: "Error" },
  });
}

interface CommentEdit {
  id: string;
  postId: string;
  content: string;
}

async function editComment({ id, content }: CommentEdit) {
  const data = await unwrap(
    supabase
      .from("post_comments")
      .update({ content })
      .eq("id", id)
      .select("content, edited_at, version, removed_at, hidden_reason"),
  ).catch(
    replaceErrors({
      forbidden: new AppError("forbidden", "You can’t change comments on this post."),
    }),
  );
  const [edited] = data;
  if (!edited) throw new AppError("not-found", "This comment no longer exists.");
  return edited;
}

/** Changes the text of an own comment. */
export function useEditComment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: editComment,
    onSuccess: (edited, { id, postId }) =>
      patchComments(client, postId, (comments) =>
        comments.map((one) => (one.id === id ? { ...one, ...edited } : one)),
      ),
    onError: endDeadSession,
    meta: { errorTitle: "Error" },
  });
}

interface CommentOfPost {
  id: string;
  postId: string;
}

async function deleteComment({ id }: CommentOfPost) {
  await unwrap(supabase.rpc("delete_comment", { target: id }));
}

/** Deletes an own comment, which `useRestoreComment` can bring back for ten minutes. */
export function useDeleteComment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteComment,
    onSuccess: (_result, { id, postId }) => {
      countComments(client, postId, -1);
      patchComments(client, postId, (comments) => comments.filter((one) => one.id !== id));
    },
    onError: endDeadSession,
    meta: { errorTitle: "Error" },
  });
}

async function restoreComment({ id }: CommentOfPost) {
  await unwrap(supabase.rpc("restore_comment", { target: id }));
}

/** Brings back an own comment that was deleted a moment ago. */
export function useRestoreComment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: restoreComment,
    onSuccess: (_result, { postId }) => countComments(client, postId, 1),
    onError: endDeadSession,
    meta: { changes: [commentKeys.all], errorTitle: "Error" },
  });
}
