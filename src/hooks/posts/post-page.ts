import type { Post, PostPage } from "@/hooks/posts/post";
import { feedPageSize } from "@/lib/supabase/shared-limits";

/** Builds a page of the feed from the response. */
export const pageOf = (posts: Post[]): PostPage => ({
  posts,
  next: posts.length < feedPageSize ? null : (posts.at(-1) ?? null),
});
