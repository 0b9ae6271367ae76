import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { commentKeys } from "@/hooks/comments/keys";
import { patchPost } from "@/hooks/posts/post";
import { endDeadSession } from "@/hooks/session/store";
import { AppError, failAs } from "@/lib/errors";
import { answer, api } from "@/lib/supabase/api";
import { checkRows } from "@/lib/supabase/check-rows";
import type { Tables } from "@/lib/supabase/database.types";

/** A comment with its author and what they are to the post. */
export type Comment = Tables<"comment_cards">;

interface CommentPage {
  comments: Comment[];
  next: Pick<Comment, "created_at" | "id"> | null;
}

const pageSize = 30;

async function fetchPage(postId: string, after: CommentPage["next"], signal: AbortSignal) {
  const data = await answer(
    api
      .rpc("comment_page", {
        target: postId,
        page_size: pageSize,
        ...(after && { after_created_at: after.created_at, after_id: after.id }),
      })
      .abortSignal(signal),
  );
  const comments = checkRows(data, "id", "content", "created_at");
  return { comments, next: comments.length < pageSize ? null : (comments.at(-1) ?? null) };
}

/** The comments of a post, oldest first, page by page. */
export const useComments = (postId: string) =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: commentKeys.of(postId),
      queryFn: ({ pageParam, signal }) => fetchPage(postId, pageParam, signal),
      initialPageParam: null as CommentPage["next"],
      getNextPageParam: (lastPage) => lastPage.next,
      // An own comment stands at the end already when its page arrives: shown once, in its place.
      select: (data) => [
        ...new Map(
          data.pages.flatMap((page) => page.comments).map((one) => [one.id, one]),
        ).values(),
      ],
      staleTime: 30_000,
    }),
  );

function patchComments(
  client: QueryClient,
  postId: string,
  change: (comments: Comment[]) => Comment[],
) {
  client.setQueryData<InfiniteData<CommentPage>>(
    commentKeys.of(postId),
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, comments: change(page.comments) })),
      },
  );
}

const countComments = (client: QueryClient, postId: string, change: number) =>
  patchPost(client, postId, (post) => ({ ...post, comment_count: post.comment_count + change }));

interface NewComment {
  /** Made by the client: sent twice, it is stored once. */
  id: string;
  postId: string;
  userId: string;
  content: string;
}

async function createComment({ id, postId, userId, content }: NewComment) {
  const row = { id, post_id: postId, user_id: userId, content };
  await answer(api.from("post_comments").upsert(row, { ignoreDuplicates: true })).catch(
    failAs({ forbidden: new AppError("forbidden", "You cannot comment on this post.") }),
  );
  const { data } = await api.from("comment_cards").select("*").eq("id", id).maybeSingle();
  return data;
}

/** Writes a comment, which then stands at the end. */
export function useCreateComment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: createComment,
    onSuccess: (comment, { postId }) => {
      countComments(client, postId, 1);
      if (!comment) {
        void client.invalidateQueries({ queryKey: commentKeys.of(postId) });
        return;
      }
      client.setQueryData<InfiniteData<CommentPage>>(commentKeys.of(postId), (data) => {
        const last = data?.pages.at(-1);
        if (!data || !last) return data;
        const extended = { ...last, comments: [...last.comments, comment] };
        return { ...data, pages: [...data.pages.slice(0, -1), extended] };
      });
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
  const data = await answer(
    api.from("post_comments").update({ content }).eq("id", id).select("content, edited_at"),
  );
  const [edited] = data;
  if (!edited) throw new AppError("not-found", "This comment is no longer there.");
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
  await answer(api.rpc("delete_comment", { target: id }));
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
  await answer(api.rpc("restore_comment", { target: id }));
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
