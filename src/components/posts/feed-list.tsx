import { MessagesSquare } from "lucide-react";
import { useState } from "react";
import { NewerPosts } from "@/components/posts/newer-posts";
import { PostList } from "@/components/posts/post-list";
import { PostSkeletons } from "@/components/posts/post-skeletons";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadMore } from "@/components/ui/load-more";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useFeed } from "@/hooks/posts/feed";

/** The community feed, page by page. */
export function FeedList() {
  const feed = useFeed();
  const posts = feed.data ?? [];
  const [focusedId, setFocusedId] = useState<string | null>(null);

  if (feed.isError && !feed.data) {
    return <LoadFailure query={feed} title="We couldn't load posts" />;
  }
  if (feed.data && posts.length === 0) {
    return (
      <EmptyState title="No posts yet." icon={<MessagesSquare aria-hidden="true" />}>
        Be the first to share.
      </EmptyState>
    );
  }
  if (!feed.data) return <PostSkeletons label="Loading posts..." />;
  return (
    <>
      <NewerPosts posts={posts} onShown={setFocusedId} />
      <PostList posts={posts} focusedId={focusedId} />
      <VisuallyHidden role="status">
        {feed.isFetchingNextPage ? "Loading more posts..." : `${posts.length} posts shown`}
      </VisuallyHidden>
      {feed.hasNextPage ? (
        <LoadMore
          loadingLabel="Loading more posts..."
          isLoading={feed.isFetchingNextPage}
          hasFailed={feed.isFetchNextPageError}
          onLoadMore={() => void feed.fetchNextPage({ cancelRefetch: false })}
        />
      ) : (
        <p className="mt-10 text-center text-sm text-ink-soft">You're all caught up.</p>
      )}
    </>
  );
}
