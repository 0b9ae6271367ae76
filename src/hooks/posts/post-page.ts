import type { Post, PostPage } from "@/hooks/posts/post";

/** The server's page size. */
export const pageSize = 20;

/** Builds a page of the feed from the response. */
export const pageOf = (posts: Post[]): PostPage => ({
  posts,
  next: posts.length < pageSize ? null : (posts.at(-1) ?? null),
});
