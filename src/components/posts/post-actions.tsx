import { MessageCircle } from "lucide-react";
import { ActionLabel, actionClasses } from "@/components/posts/action-words";
import { LikeButton } from "@/components/posts/like-button";
import { SharePostButton } from "@/components/posts/share-post-button";
import { LinkButton } from "@/components/ui/link-button";
import type { Post } from "@/hooks/posts/post";
import { paths } from "@/lib/paths";

/** The like, comment, and share buttons of a post, with their counts. */
export function PostActions({ post }: { post: Post }) {
  return (
    <div className="mt-3 -mb-2 -ml-3 flex flex-wrap gap-x-1 print:hidden">
      <LikeButton post={post} />
      <LinkButton
        to={paths.postComments(post.id)}
        variant="ghost"
        size="sm"
        className={actionClasses}
      >
        <MessageCircle aria-hidden="true" />
        <ActionLabel count={post.comment_count ?? 0}>Comments</ActionLabel>
      </LinkButton>
      <SharePostButton post={post} />
    </div>
  );
}
