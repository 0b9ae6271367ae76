import { ArrowUp, BellRing, Bookmark, MessagesSquare } from "lucide-react";
import { useEffect, useState } from "react";
import { FollowToggle } from "@/components/community/follow-toggle";
import { PostCard } from "@/components/community/post-card";
import { PostSkeletons } from "@/components/community/post-skeletons";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { lazyPart, nothing } from "@/components/ui/lazy-part";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadMore } from "@/components/ui/load-more";
import { Trans } from "@/components/ui/messages";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useUserId } from "@/hooks/account/session-store";
import { useDeleteWithUndo } from "@/hooks/community/delete-content";
import {
  type FeedFilter,
  followedFeed,
  useFeed,
  useLastVisit,
  useNewerPostCount,
  useRefreshFeed,
} from "@/hooks/community/feed";
import { useFollowedTopics, useFollowTopic } from "@/hooks/community/follow-topic";
import type { Post } from "@/hooks/community/post";
import { useBookmarks } from "@/hooks/community/post-marks";
import { focusOnMount, prepareFocusMove } from "@/lib/browser/focus";
import type { Topic } from "@/lib/community/topics";
import { plural, t } from "@/lib/messages";

const maxCounted = 100;

interface NewerPostsProps {
  posts: Post[];
  /** Called with the id of the newest post, which should receive the focus. */
  onShown: (id: string | null) => void;
}

/** Offers to show posts added since the feed was loaded; nothing moves until the button is clicked. */
function NewerPosts({ posts, onShown }: NewerPostsProps) {
  const userId = useUserId();
  const [isLoading, setIsLoading] = useState(false);
  const refresh = useRefreshFeed();
  // The member's own new posts are on top already, even above older posts of others that are not loaded.
  const newest = posts.find((post) => post.user_id !== userId) ?? posts.at(-1) ?? null;
  const { data: count } = useNewerPostCount(newest);
  const words = wordsFor(count ?? 0);

  async function show() {
    setIsLoading(true);
    const id = await refresh();
    setIsLoading(false);
    onShown(id);
  }

  return (
    <>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {words && (
        // It has no height, so that nothing moves when it appears.
        <div className="pointer-events-none sticky top-26 z-10 flex h-0 items-center justify-center">
          <Button
            size="sm"
            isBusy={isLoading}
            icon={<ArrowUp aria-hidden="true" />}
            onClick={() => void show()}
            className="pointer-events-auto animate-appear shadow-lifted"
          >
            {words}
          </Button>
        </div>
      )}
    </>
  );
}

function wordsFor(count: number): string {
  if (count === 0) return "";
  if (count >= maxCounted) return t`${count}+ new posts`;
  return plural(count, { one: "# new post", other: "# new posts" });
}

interface PostListProps {
  posts: Post[];
  /** The first post that is not new since the last visit. */
  firstSeenId?: string | undefined;
  /** The post that receives the focus when it appears. */
  focusedId?: string | null;
}

/** Posts, newest first. */
function PostList({ posts, firstSeenId, focusedId = null }: PostListProps) {
  const deleteContent = useDeleteWithUndo();

  async function remove(id: string, card: HTMLElement | null) {
    const restoreFocus = prepareFocusMove(card);
    if (await deleteContent({ kind: "post", id, postId: id })) restoreFocus();
  }

  return (
    <ul className="grid gap-5">
      {posts.map((post) => (
        // Prevents a long word from widening the list.
        <li
          key={post.id}
          ref={post.id === focusedId ? focusArticle : undefined}
          className="min-w-0"
        >
          {post.id === firstSeenId && (
            <p className="mb-5 border-b border-accent pb-1 text-center text-sm font-semibold">
              {t`The posts above are new since your last visit`}
            </p>
          )}
          <PostCard post={post} isInList onDelete={(card) => void remove(post.id, card)} />
        </li>
      ))}
    </ul>
  );
}

const focusArticle = (item: HTMLElement | null) =>
  focusOnMount(item?.querySelector("article") ?? null);

/** The posts that the member saved. */
export function SavedPosts() {
  const saved = useBookmarks();
  const isSignedIn = useUserId() !== null;
  if (!isSignedIn) return null;
  if (saved.isError && !saved.data) {
    return <LoadFailure query={saved} title={t`We couldn't load your saved posts`} />;
  }
  if (!saved.data) return <PostSkeletons label={t`Loading saved posts...`} />;
  if (saved.data.length === 0) {
    return (
      <EmptyState title={t`No saved posts yet.`} icon={<Bookmark aria-hidden="true" />}>
        {t`Choose “Save post” in the menu of a post. Only you can see what you save.`}
      </EmptyState>
    );
  }
  return <PostList posts={saved.data} />;
}

/** The id of the first post that the reader could see at their last visit, if posts of others came since. */
function useFirstSeenId(posts: Post[]): string | undefined {
  const userId = useUserId();
  const { data: lastVisit, onSeen } = useLastVisit();
  const newest = posts[0]?.created_at;

  useEffect(() => {
    if (newest && lastVisit !== undefined) onSeen(newest);
  }, [newest, lastVisit, onSeen]);

  if (!lastVisit) return undefined;
  const first = posts.findIndex((post) => Date.parse(post.created_at) <= Date.parse(lastVisit));
  const hasNew = posts.slice(0, Math.max(first, 0)).some((post) => post.user_id !== userId);
  return hasNew ? posts[first]?.id : undefined;
}

// Only for an empty feed.
const FirstSteps = lazyPart(
  async () => (await import("@/components/community/first-steps")).FirstSteps,
  { Failed: nothing },
);

/** The posts of the people and topics that the member follows. */
export function FollowedPosts() {
  const isSignedIn = useUserId() !== null;
  return (
    isSignedIn && (
      <FeedList filter={followedFeed} focusedId={null} onFocusedIdChange={() => undefined} />
    )
  );
}

/** Follows a topic. */
export function FollowTopic({ topic }: { topic: Topic }) {
  const { data: followed = [] } = useFollowedTopics();
  const follow = useFollowTopic(topic);
  const isFollowed = followed.includes(topic);
  return (
    <div className="mt-2">
      <FollowToggle
        variant="ghost"
        isFollowed={isFollowed}
        isBusy={follow.isPending}
        noun="topics"
        dialogDescription={t`With a free account, you find the posts about your topics under Following.`}
        onMember={() => follow.mutate(!isFollowed)}
      />
    </div>
  );
}

// Only for new members.
const NewMemberSteps = lazyPart(
  async () => (await import("@/components/community/first-steps")).NewMemberSteps,
  { Failed: nothing },
);

interface FeedListProps {
  filter: FeedFilter;
  /** The post that receives the focus when it appears. */
  focusedId: string | null;
  onFocusedIdChange: (id: string | null) => void;
}

/** The community feed or a part of it, page by page. */
export function FeedList({ filter, focusedId, onFocusedIdChange }: FeedListProps) {
  const feed = useFeed(filter);
  const count = feed.data?.length ?? 0;
  const isWhole = filter.topic === null && filter.state === null && !filter.isFollowed;
  const posts = feed.data ?? [];
  const isSignedIn = useUserId() !== null;
  const firstSeenId = useFirstSeenId(isWhole ? posts : []);

  if (feed.isError && !feed.data) {
    return <LoadFailure query={feed} title={t`We couldn't load posts`} />;
  }
  if (feed.data && posts.length === 0 && filter.isFollowed) {
    return (
      <EmptyState
        title={t`Nothing from those you follow yet.`}
        icon={<BellRing aria-hidden="true" />}
      >
        <Trans>Follow members on their profiles, and topics above the posts about them.</Trans>
      </EmptyState>
    );
  }
  if (feed.data && posts.length === 0) {
    return (
      <EmptyState
        title={isWhole ? t`No posts yet.` : t`No posts here yet.`}
        icon={<MessagesSquare aria-hidden="true" />}
      >
        <p>{t`Be the first to share.`}</p>
        <div className="mt-8">
          <FirstSteps isFiltered={!isWhole} />
        </div>
      </EmptyState>
    );
  }
  if (!feed.data) return <PostSkeletons label={t`Loading posts...`} />;
  return (
    <>
      {isWhole && <NewerPosts posts={posts} onShown={onFocusedIdChange} />}
      {isSignedIn && <NewMemberSteps />}
      <PostList posts={posts} firstSeenId={firstSeenId} focusedId={focusedId} />
      <VisuallyHidden role="status">
        {feed.isFetchingNextPage
          ? t`Loading more posts...`
          : plural(count, { one: "# post shown", other: "# posts shown" })}
      </VisuallyHidden>
      {feed.hasNextPage ? (
        <LoadMore query={feed} loadingLabel={t`Loading more posts...`} />
      ) : (
        <p className="mt-10 text-center text-sm text-ink-soft">{t`You're all caught up.`}</p>
      )}
    </>
  );
}
