import { Heart } from "lucide-react";
import { ActionWords, actionClasses } from "@/components/posts/action-words";
import { SignInButton } from "@/components/session/sign-in-button";
import { Button } from "@/components/ui/button";
import type { Post } from "@/hooks/posts/post";
import { useLikePost } from "@/hooks/posts/reactions";
import { useUserId } from "@/hooks/session/store";
import { joinClasses } from "@/lib/join-classes";

export function LikeButton({ post }: { post: Post }) {
  const userId = useUserId();
  const like = useLikePost(post.id);
  const isLiked = post.is_liked === true;
  const words = (
    <>
      <Heart aria-hidden="true" className={joinClasses(isLiked && "fill-current")} />
      <ActionWords count={post.like_count}>Like</ActionWords>
    </>
  );

  if (!userId) {
    return (
      <SignInButton
        variant="ghost"
        size="sm"
        className={actionClasses}
        request="Please sign in to like posts"
        explanation="With a free account you can like, comment and write posts of your own."
      >
        {words}
      </SignInButton>
    );
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={isLiked}
      className={actionClasses}
      onClick={() => like.mutate({ post, userId, isLiked: !isLiked })}
    >
      {words}
    </Button>
  );
}
