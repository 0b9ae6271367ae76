import { Heart } from "lucide-react";
import { RequireAuthButton } from "@/components/account/require-auth-button";
import type { Post } from "@/hooks/community/post";
import { type Likable, useLike } from "@/hooks/community/post-marks";
import { formatCount } from "@/lib/format/numbers";
import { joinClasses } from "@/lib/join-classes";
import { t } from "@/lib/messages";

interface ActionLabelProps {
  children: string;
  count: number;
}

/** A button's label and count; on small screens, the icon replaces the label. */
export function ActionLabel({ children, count }: ActionLabelProps) {
  return (
    <span className="tabular-nums">
      <span className="sr-only sm:not-sr-only">{children}</span> <span>{formatCount(count)}</span>
    </span>
  );
}

interface LikeButtonProps {
  subject: Likable & Pick<Post, "is_liked" | "like_count">;
}

/** Likes a post or comment. */
export function LikeButton({ subject }: LikeButtonProps) {
  const like = useLike(subject);
  const isLiked = subject.is_liked === true;
  return (
    <RequireAuthButton
      variant="ghost"
      size="sm"
      aria-pressed={isLiked}
      className="px-3"
      dialogTitle={
        subject.kind === "post"
          ? t`Please sign in to like posts`
          : t`Please sign in to like comments`
      }
      dialogDescription={t`With a free account, you can like, comment, and post.`}
      onMember={(userId) => like.mutate({ userId, isSet: !isLiked })}
    >
      <Heart aria-hidden="true" className={joinClasses(isLiked && "fill-current")} />
      <ActionLabel count={subject.like_count}>{t`Like`}</ActionLabel>
    </RequireAuthButton>
  );
}
