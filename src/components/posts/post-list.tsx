import { PostCard } from "@/components/posts/post-card";
import { useDeletePostWithUndo } from "@/hooks/posts/delete";
import type { Post } from "@/hooks/posts/post";
import { rememberPlace } from "@/lib/browser/row-focus";
import { takeFocus } from "@/lib/browser/take-focus";

interface PostListProps {
  posts: Post[];
  /** The post that receives the focus when it appears. */
  focusedId?: string | null;
}

/** Posts, newest first. */
export function PostList({ posts, focusedId = null }: PostListProps) {
  const deletePost = useDeletePostWithUndo();

  async function remove(id: string, card: HTMLElement | null) {
    const settleFocus = rememberPlace(card);
    if (await deletePost(id)) settleFocus();
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
          <PostCard post={post} isInList onDelete={(card) => void remove(post.id, card)} />
        </li>
      ))}
    </ul>
  );
}

const focusArticle = (item: HTMLElement | null) =>
  takeFocus(item?.querySelector("article") ?? null);
