import type { Post, PostPage } from "@/hooks/posts/post";

/** As many as the server puts on a page. */
export const pageSize = 20;

/** A page of the feed from what the server answered. */
export const pageOf = (posts: Post[]): PostPage => ({
  posts,
  next: posts.length < pageSize ? null : (posts.at(-1) ?? null),
});
