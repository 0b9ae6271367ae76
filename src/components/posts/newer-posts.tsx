import { ArrowUp } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useNewerPostCount } from "@/hooks/posts/feed";
import type { Post } from "@/hooks/posts/post";
import { useRefreshFeed } from "@/hooks/posts/refresh";
import { useUserId } from "@/hooks/session/store";

const mostCounted = 100;

interface NewerPostsProps {
  posts: Post[];
  /** Called with the id of the newest post, which should receive the focus. */
  onShown: (id: string | null) => void;
}

/** Offers to show posts added since the feed was loaded; nothing moves until the button is clicked. */
export function NewerPosts({ posts, onShown }: NewerPostsProps) {
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
            onClick={() => void show()}
            className="pointer-events-auto animate-appear shadow-lifted"
          >
            {!isLoading && <ArrowUp aria-hidden="true" />}
            {words}
          </Button>
        </div>
      )}
    </>
  );
}

function wordsFor(count: number): string {
  if (count === 0) return "";
  if (count === 1) return "1 new post";
  return `${count}${count >= mostCounted ? "+" : ""} new posts`;
}
