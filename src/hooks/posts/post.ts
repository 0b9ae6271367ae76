import { type InfiniteData, type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { postKeys } from "@/hooks/posts/keys";
import { supabase } from "@/lib/supabase/client";
import type { Tables } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

/** A post or story as the feed shows it. */
export type Post = Tables<"post_cards">;

/** Some posts, and the one after which the next page begins; null at the end. */
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
  // An id that is no UUID cannot be one of ours.
  return unwrap(found, { "22P02": null });
}

export const postQuery = (id: string) =>
  queryOptions({
    queryKey: postKeys.one(id),
    queryFn: ({ signal }) => fetchPost(id, signal),
  });

/** One post; null when there is none that the person may read. */
export const usePost = (id: string) => useQuery(postQuery(id));

/** Changes a post wherever it is cached; a change to null takes it out of feed and lists. */
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
