import { type InfiniteData, type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { postKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import type { Tables } from "@/lib/supabase/database.types";
import { feedPageSize } from "@/lib/supabase/shared-limits";
import { unwrap } from "@/lib/supabase/unwrap";

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
