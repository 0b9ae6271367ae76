import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
} from "@tanstack/react-query";
import { type Post, patchPost } from "@/hooks/community/post";
import { commentKeys } from "@/hooks/query-keys";
import type { Person } from "@/lib/community/mentions";
import { supabase } from "@/lib/supabase/client";
import type { Tables } from "@/lib/supabase/database.types";
import { pageSizes } from "@/lib/supabase/shared-limits";
import { checkRows, unwrap } from "@/lib/supabase/unwrap";

/** A comment with its author and their badges. */
export type Comment = Tables<"comment_cards">;

interface CommentPage {
  comments: Comment[];
  next: Comment | null;
}

const pageSize = pageSizes.get_comment_page;

async function fetchPage(postId: string, after: CommentPage["next"], signal: AbortSignal) {
  const data = await unwrap(
    supabase
      .rpc("get_comment_page", {
        target: postId,
        page_size: pageSize,
        ...(after && {
          after_thread_started_at: after.thread_started_at ?? after.created_at,
          after_thread_id: after.thread_id ?? after.id,
          after_created_at: after.created_at,
          after_id: after.id,
        }),
      })
      .abortSignal(signal),
  );
  const comments = checkRows(data, "id", "content", "created_at");
  return { comments, next: comments.length < pageSize ? null : (comments.at(-1) ?? null) };
}

export const commentsQuery = (postId: string) =>
  infiniteQueryOptions({
    queryKey: commentKeys.of(postId),
    queryFn: ({ pageParam, signal }) => fetchPage(postId, pageParam, signal),
    initialPageParam: null as CommentPage["next"],
    getNextPageParam: (lastPage) => lastPage.next,
    // An own new comment was already appended when its page arrives; duplicates are removed.
    select: (data) => [
      ...new Map(data.pages.flatMap((page) => page.comments).map((one) => [one.id, one])).values(),
    ],
    staleTime: 30_000,
  });

/** The comments of a post, oldest first, each followed by its replies, page by page. */
export const useComments = (postId: string) => useInfiniteQuery(commentsQuery(postId));

/**
 * The people who take part in the thread of a post, as far as it has been loaded: the post's author
 * and those who commented.
 */
export function useThreadPeople(post: Post): Person[] {
  const { data: comments = [] } = useComments(post.id);
  const names = new Map<string, string>();
  for (const { user_id, author_name } of [post, ...comments]) {
    if (author_name?.trim()) names.set(user_id, author_name.trim());
  }
  return [...names].map(([id, name]) => ({ id, name }));
}

/** Updates the cached comments of a post. */
export function patchComments(
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

/** Changes the cached comment count of a post. */
export const countComments = (client: QueryClient, postId: string, change: number) =>
  patchPost(client, postId, (post) => ({
    ...post,
    comment_count: (post.comment_count ?? 0) + change,
  }));

/**
 * Adds an own comment at the end of its thread in the cached list, or refetches the list if the
 * comment could not be read back.
 */
export function appendComment(client: QueryClient, postId: string, comment: Comment | null) {
  if (!comment) {
    void client.invalidateQueries({ queryKey: commentKeys.of(postId) });
    return;
  }
  client.setQueryData<InfiniteData<CommentPage>>(commentKeys.of(postId), (data) => {
    if (!data) return data;
    const isInThread = ({ thread_id }: Comment) => thread_id === comment.thread_id;
    const found = data.pages.findLastIndex((page) => page.comments.some(isInThread));
    const index = found === -1 ? data.pages.length - 1 : found;
    const pages = data.pages.map((page, at) => {
      if (at !== index) return page;
      const end = found === -1 ? page.comments.length : page.comments.findLastIndex(isInThread) + 1;
      return { ...page, comments: page.comments.toSpliced(end, 0, comment) };
    });
    return { ...data, pages };
  });
}
