import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { postKeys } from "@/hooks/posts/keys";
import type { PostPage } from "@/hooks/posts/post";

/** Refetches only the first page of the feed, and returns the newest post's id. */
export function useRefreshFeed() {
  const client = useQueryClient();
  return async (): Promise<string | null> => {
    client.setQueryData<InfiniteData<PostPage>>(
      postKeys.feed,
      (feed) => feed && { pages: feed.pages.slice(0, 1), pageParams: feed.pageParams.slice(0, 1) },
    );
    await client.refetchQueries({ queryKey: postKeys.feed });
    const feed = client.getQueryData<InfiniteData<PostPage>>(postKeys.feed);
    return feed?.pages[0]?.posts[0]?.id ?? null;
  };
}
