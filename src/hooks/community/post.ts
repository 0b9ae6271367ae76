import {
  type InfiniteData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
} from "@tanstack/react-query";
import { commentKeys, postKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import type { Tables } from "@/lib/supabase/database.types";
import { feedPageSize } from "@/lib/supabase/shared-limits";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchDeleted(signal: AbortSignal) {
  return unwrap(supabase.rpc("list_recently_deleted").abortSignal(signal));
}

/** A post or comment that can still be restored. */
export type DeletedContent = Awaited<ReturnType<typeof fetchDeleted>>[number];

/** The content the member deleted in the last ten minutes, latest first. */
export const useRecentlyDeleted = () =>
  useQuery(
    queryOptions({
      queryKey: postKeys.deleted,
      queryFn: ({ signal }) => fetchDeleted(signal),
      staleTime: 0,
      refetchInterval: 60_000,
    }),
  );

async function restoreContent({ target_table, id: target }: DeletedContent) {
  await unwrap(
    target_table === "posts"
      ? supabase.rpc("restore_post", { target })
      : supabase.rpc("restore_comment", { target }),
  );
}

/** Restores a deleted post or comment. */
export const useRestoreContent = () =>
  useMutation({
    mutationFn: restoreContent,
    meta: { invalidates: [postKeys.all, commentKeys.all], errorTitle: "Error" },
  });

/** Builds a page of the feed from the response. */
export const pageOf = (posts: Post[]): PostPage => ({
  posts,
  next: posts.length < feedPageSize ? null : (posts.at(-1) ?? null),
});

/** A post or story as the feed shows it. */
export type Post = Tables<"post_cards">;

/** A page of posts, and the cursor of the next page; null at the end. */
export interface PostPage {
  posts: Post[];
  next: Pick<Post, "created_at" | "id"> | null;
}

async function fetchPost(id: string, signal: AbortSignal): Promise<Post | null> {
  const found = supabase
    .from("post_cards")
    .select("*")
    .eq("id", id)
    .abortSignal(signal)
    .maybeSingle();
  // An id that isn't a UUID doesn't exist.
  return unwrap(found, { "22P02": null });
}

export const postQuery = (id: string) =>
  queryOptions({
    queryKey: postKeys.one(id),
    queryFn: ({ signal }) => fetchPost(id, signal),
  });

/** One post; null if it doesn't exist or the reader can't see it. */
export const usePost = (id: string) => useQuery(postQuery(id));

/** Updates a post in every cache; null removes it. */
export function patchPost(client: QueryClient, id: string, change: (post: Post) => Post | null) {
  const inList = (posts: Post[]) =>
    posts.flatMap((post) => (post.id === id ? (change(post) ?? []) : [post]));
  client.setQueriesData<InfiniteData<PostPage>>({ queryKey: postKeys.feed }, (feed) =>
    feed
      ? { ...feed, pages: feed.pages.map((page) => ({ ...page, posts: inList(page.posts) })) }
      : feed,
  );
  client.setQueriesData<Post[]>({ queryKey: postKeys.list() }, (posts) => posts && inList(posts));
  client.setQueryData<Post | null>(postKeys.one(id), (post) => (post ? change(post) : post));
}
