import {
  type InfiniteData,
  infiniteQueryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { Post, PostPage } from "@/hooks/community/post";
import { pageOf } from "@/hooks/community/post";
import { postKeys } from "@/hooks/query-keys";
import { createDeviceStorage } from "@/lib/browser/device-storage";
import type { Topic } from "@/lib/community/topics";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { checkRows, unwrap } from "@/lib/supabase/unwrap";

const newerPostsRefetchMs = 60_000;

type Place = PostPage["next"];

/** Which posts of the feed are shown: those of a topic, of a state, that the member follows, or all. */
export interface FeedFilter {
  topic: Topic | null;
  /** The state's code. */
  state: string | null;
  /** Whether only the posts of the people and topics are shown that the member follows. */
  isFollowed?: boolean;
}

export const wholeFeed: FeedFilter = { topic: null, state: null };
export const followedFeed: FeedFilter = { ...wholeFeed, isFollowed: true };

async function fetchPage(
  { topic, state, isFollowed = false }: FeedFilter,
  before: Place,
  signal: AbortSignal,
): Promise<PostPage> {
  const data = await unwrap(
    supabase
      .rpc("get_feed_page", {
        ...(topic && { in_topic: topic }),
        ...(state && { in_state: state }),
        ...(isFollowed && { only_followed: true }),
        ...(before && { before_created_at: before.created_at, before_id: before.id }),
      })
      .abortSignal(signal),
  );
  return pageOf(checkRows(data, "id", "content", "created_at"));
}

/** Removes duplicates, such as an own post that was added on top. */
function flatten(pages: PostPage[]): Post[] {
  return [...new Map(pages.flatMap((page) => page.posts).map((post) => [post.id, post])).values()];
}

export const feedQuery = (filter: FeedFilter) =>
  infiniteQueryOptions({
    queryKey: postKeys.feedOf(filter),
    queryFn: ({ pageParam, signal }) => fetchPage(filter, pageParam, signal),
    initialPageParam: null as Place,
    getNextPageParam: (lastPage) => lastPage.next,
    select: (data) => flatten(data.pages),
    // Posts stay in place while they are being read: newer ones appear on request.
    refetchOnWindowFocus: false,
    meta: { errorTitle: t`Error loading posts`, isStored: true },
  });

/** The feed, newest first, page by page. */
export const useFeed = (filter: FeedFilter) => useInfiniteQuery(feedQuery(filter));

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
  useQuery({
    queryKey: postKeys.newer(newest?.id ?? null),
    queryFn: ({ signal }) => (newest ? countNewerPosts(newest, signal) : 0),
    enabled: newest !== null,
    initialData: 0,
    staleTime: newerPostsRefetchMs / 2,
    refetchInterval: newerPostsRefetchMs,
    retry: false,
  });

/** When the newest post was published that this device has shown in the whole feed. */
const newestSeen = createDeviceStorage("feed-newest-seen");

/** What `newestSeen` was when the site was opened; null before the first visit. `onSeen` updates it for the next one. */
export function useLastVisit() {
  const { data } = useQuery({
    queryKey: postKeys.lastVisit,
    queryFn: newestSeen.get,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return { data, onSeen: newestSeen.set };
}

/** Refetches only the first page of the whole feed, and returns the newest post's id. */
export function useRefreshFeed() {
  const client = useQueryClient();
  const queryKey = postKeys.feedOf(wholeFeed);
  return async (): Promise<string | null> => {
    client.setQueryData<InfiniteData<PostPage>>(
      queryKey,
      (feed) => feed && { pages: feed.pages.slice(0, 1), pageParams: feed.pageParams.slice(0, 1) },
    );
    await client.refetchQueries({ queryKey });
    const feed = client.getQueryData<InfiniteData<PostPage>>(queryKey);
    return feed?.pages[0]?.posts[0]?.id ?? null;
  };
}
