import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { Post, PostPage } from "@/hooks/community/post";
import { pageOf } from "@/hooks/community/post";
import { postKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { checkRows, unwrap } from "@/lib/supabase/unwrap";

const newerPostsRefetchMs = 60_000;

type Place = PostPage["next"];

async function fetchPage(before: Place, signal: AbortSignal): Promise<PostPage> {
  const data = await unwrap(
    supabase
      .rpc(
        "get_feed_page",
        before ? { before_created_at: before.created_at, before_id: before.id } : {},
      )
      .abortSignal(signal),
  );
  return pageOf(checkRows(data, "id", "content", "created_at"));
}

/** Removes duplicates, such as an own post that was added on top. */
function flatten(pages: PostPage[]): Post[] {
  return [...new Map(pages.flatMap((page) => page.posts).map((post) => [post.id, post])).values()];
}

export const feedQuery = infiniteQueryOptions({
  queryKey: postKeys.feed,
  queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
  initialPageParam: null as Place,
  getNextPageParam: (lastPage) => lastPage.next,
  select: (data) => flatten(data.pages),
  // Posts stay in place while they are being read: newer ones appear on request.
  refetchOnWindowFocus: false,
  meta: { errorTitle: "Error loading posts", isStored: true },
});

/** The feed, newest first, page by page. */
export const useFeed = () => useInfiniteQuery(feedQuery);

async function countNewerPosts({ created_at, id }: NonNullable<Place>, signal: AbortSignal) {
  return unwrap(
    supabase
      .rpc("count_newer_posts", { after_created_at: created_at, after_id: id })
      .abortSignal(signal),
  );
}

/**
 * The number of newer posts by others, up to 100. Refetched every minute and on window focus, but not at first.
 */
export const useNewerPostCount = (newest: NonNullable<Place> | null) =>
  useQuery(
    queryOptions({
      queryKey: postKeys.newer(newest?.id ?? null),
      queryFn: ({ signal }) => (newest ? countNewerPosts(newest, signal) : 0),
      enabled: newest !== null,
      initialData: 0,
      staleTime: newerPostsRefetchMs / 2,
      refetchInterval: newerPostsRefetchMs,
      retry: false,
    }),
  );

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
