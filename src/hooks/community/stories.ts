import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { endDeadSession } from "@/hooks/account/session-store";
import { type Post, type PostPage, patchPost } from "@/hooks/community/post";
import { postKeys } from "@/hooks/query-keys";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import type { Tables } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

const pageSize = 6;

async function fetchForHome(signal: AbortSignal): Promise<Post[]> {
  return unwrap(supabase.rpc("list_home_stories", {}, { get: true }).abortSignal(signal));
}

/** Three stories for the home page: featured by an admin, or about a practice and at least two days old. */
export const useHomeStories = () =>
  useQuery({
    queryKey: postKeys.list("home-stories"),
    queryFn: ({ signal }) => fetchForHome(signal),
  });

/** A story, with the answer of the practice that it is about. */
export type Story = Tables<"story_cards">;

/** Shaped like a page of the feed, so that `patchPost` updates both. */
interface StoryPage extends PostPage {
  posts: Story[];
}

async function fetchPage(
  filter: { doctor_id?: string; state?: string },
  before: PostPage["next"],
  signal: AbortSignal,
): Promise<StoryPage> {
  const newest = supabase
    .from("story_cards")
    .select("*")
    .match(filter)
    .order("created_at", { ascending: false })
    .limit(pageSize)
    .abortSignal(signal);
  const posts = await unwrap(before ? newest.lt("created_at", before.created_at) : newest);
  return { posts, next: posts.length < pageSize ? null : (posts.at(-1) ?? null) };
}

export const listingStoriesQuery = (listingId: string) =>
  infiniteQueryOptions({
    queryKey: postKeys.ofPractice(listingId),
    queryFn: ({ pageParam, signal }) => fetchPage({ doctor_id: listingId }, pageParam, signal),
    initialPageParam: null as PostPage["next"],
    getNextPageParam: (lastPage) => lastPage.next,
    select: (data) => data.pages.flatMap((page) => page.posts),
  });

/** The stories about a practice, newest first, page by page. */
export const useListingStories = (listingId: string) =>
  useInfiniteQuery(listingStoriesQuery(listingId));

/** The stories of a state, or all. */
export const storiesQuery = (state: string | null) =>
  infiniteQueryOptions({
    ...listingStoriesQuery(""),
    queryKey: postKeys.stories(state),
    queryFn: ({ pageParam, signal }) => fetchPage({ ...(state && { state }) }, pageParam, signal),
    meta: { isStored: true },
  });

/** The stories of a state, or all, newest first, page by page. */
export const useStories = (state: string | null) => useInfiniteQuery(storiesQuery(state));

async function confirmMembership(target: string): Promise<string> {
  return unwrap(supabase.rpc("confirm_membership", { target }));
}

/** Records that the author of a story about a practice is still a member. */
export function useConfirmMembership() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: confirmMembership,
    onSuccess: (still_member_at, id) =>
      patchPost(client, id, (story) => ({ ...story, still_member_at })),
    onError: endDeadSession,
    meta: { errorTitle: t`Error` },
  });
}
