import { EyeOff } from "lucide-react";
import { LazyOwnAppeal } from "@/components/admin/lazy-own-appeal";
import { Notice } from "@/components/ui/notice";
import { useUserId } from "@/hooks/account/session-store";
import type { Comment } from "@/hooks/community/comments";
import { t } from "@/lib/messages";
import { reasonText } from "@/lib/reason-text";

interface HiddenNoticeProps {
  kind: "post" | "comment";
  content: Pick<Comment, "id" | "user_id" | "removed_at" | "hidden_reason"> & {
    /** For the answer of a practice, whether the member can edit it. */
    canEdit?: boolean | null;
  };
}

/** Shows the author and admins what moderation did and why. */
export function HiddenNotice({ kind, content }: HiddenNoticeProps) {
  const userId = useUserId();
  const isOwn = content.canEdit ?? userId === content.user_id;
  const isRemoved = content.removed_at !== null;
  return (
    <Notice
      tone="attention"
      icon={<EyeOff aria-hidden="true" />}
      title={titleOf(kind, isRemoved)}
      className="mt-4"
    >
      {content.hidden_reason && (
        <p className="break-words">
          {isRemoved && <span className="font-semibold">{t`Reason:`} </span>}
          <span>{reasonText(content.hidden_reason)}</span>
        </p>
      )}
      <p className="mt-1">
        {isRemoved
          ? t`Only the author and admins can see it. Editing it sends it back for review.`
          : t`An admin will review it. Until then, only the author and admins can see it.`}
      </p>
      {isOwn && (
        <LazyOwnAppeal table={kind === "post" ? "posts" : "post_comments"} id={content.id} />
      )}
    </Notice>
  );
}

function titleOf(kind: HiddenNoticeProps["kind"], isRemoved: boolean): string {
  if (kind === "post")
    return isRemoved ? t`An admin removed this post` : t`This post is hidden for now`;
  return isRemoved ? t`An admin removed this comment` : t`This comment is hidden for now`;
}
