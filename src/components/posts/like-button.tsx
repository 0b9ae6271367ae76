import { Heart } from "lucide-react";
import { ActionLabel, actionClasses } from "@/components/posts/action-words";
import { RequireAuthButton } from "@/components/session/member-button";
import type { Post } from "@/hooks/posts/post";
import { useLikePost } from "@/hooks/posts/reactions";
import { joinClasses } from "@/lib/join-classes";

export function LikeButton({ post }: { post: Post }) {
  const like = useLikePost(post.id);
  const isLiked = post.is_liked === true;
  return (
    <RequireAuthButton
      variant="ghost"
      size="sm"
      aria-pressed={isLiked}
      className={actionClasses}
      request="Please sign in to like posts"
      explanation="With a free account, you can like, comment, and post."
      onMember={(userId) => like.mutate({ post, userId, isLiked: !isLiked })}
    >
      <Heart aria-hidden="true" className={joinClasses(isLiked && "fill-current")} />
      <ActionLabel count={post.like_count}>Like</ActionLabel>
    </RequireAuthButton>
  );
}
