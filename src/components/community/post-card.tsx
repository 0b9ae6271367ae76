import { CircleCheck, MessageCircle, Share2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { RequireAuthButton } from "@/components/account/require-auth-button";
import { AuthorLine } from "@/components/community/author-line";
import { ContentMenu } from "@/components/community/content-menu";
import { HiddenNotice } from "@/components/community/hidden-notice";
import { EditForm } from "@/components/community/lazy-edit-form";
import { ActionLabel, LikeButton } from "@/components/community/like-button";
import { PostText } from "@/components/community/post-text";
import { Badge, badgeClasses } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { lazyPart } from "@/components/ui/lazy-part";
import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import { useUserId } from "@/hooks/account/session-store";
import type { Post } from "@/hooks/community/post";
import { useRecordShare } from "@/hooks/community/post-marks";
import { shareLink } from "@/lib/browser/share";
import { canConfirmMembership, describeMembership } from "@/lib/community/membership";
import { parseTopic, topicLabels } from "@/lib/community/topics";
import { authorNameOf } from "@/lib/format/names";
import { joinClasses } from "@/lib/join-classes";
import { withLanguage } from "@/lib/language";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { pageUrl } from "@/lib/site/site";
import { toast } from "@/lib/toast";

/** Three buttons must fit on one line of a small phone. */
const actionClasses = "px-3";

interface PostCardProps {
  post: Post;
  /**
   * In a list, the time links to the post's page, and off-screen posts are not rendered, except for
   * the first ones, which would move once they are.
   */
  isInList?: boolean;
  onDelete: (card: HTMLElement | null) => void;
}

// Only for authors, a year later.
const ConfirmMembership = lazyPart(
  async () => (await import("@/components/community/confirm-membership")).ConfirmMembership,
);

/** A post or story, with its actions. */
export function PostCard({ post, isInList = false, onDelete }: PostCardProps) {
  const headingId = useId();
  const card = useRef<HTMLElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const userId = useUserId();
  const practice = post.practice_name;

  function close() {
    setIsEditing(false);
    card.current?.focus();
  }

  return (
    <article
      ref={card}
      aria-labelledby={headingId}
      tabIndex={-1}
      className={joinClasses(
        isInList &&
          "[contain-intrinsic-size:auto_16rem] [overflow-clip-margin:2rem] in-[li:nth-child(n+4)]:[content-visibility:auto]",
      )}
    >
      <Card padding="none" className="p-5 sm:p-6">
        <AuthorLine
          content={post}
          id={headingId}
          {...(isInList && { path: paths.post(post.id) })}
          badges={<PostBadges post={post} />}
          menu={
            <ContentMenu
              subject={{
                ...post,
                kind: "post",
                canEdit: null,
                isFeatured: post.kind === "story" ? post.featured_at !== null : null,
              }}
              onEdit={() => setIsEditing(true)}
              onDelete={() => onDelete(card.current)}
            />
          }
        />
        {post.doctor_id && (
          <div className="mt-3 text-sm">
            {practice && (
              <p>
                <Trans>
                  About{" "}
                  <TextLink to={paths.listing(post.doctor_id)} className="wrap-anywhere">
                    {practice}
                  </TextLink>
                </Trans>
              </p>
            )}
            <p className="text-ink-soft empty:hidden">{describeMembership(post)}</p>
            {post.user_id === userId && canConfirmMembership(post) && (
              <ConfirmMembership storyId={post.id} />
            )}
          </div>
        )}
        {post.hidden_at && <HiddenNotice kind="post" content={post} />}
        {isEditing ? (
          <EditForm
            subject={{
              ...post,
              kind: "post",
              postId: post.id,
              membership: post.doctor_id ? post : undefined,
            }}
            onClose={close}
          />
        ) : (
          <div className="mt-4">
            <PostText content={post.content} isWhole={!isInList} />
          </div>
        )}
        <PostActions post={post} />
      </Card>
    </article>
  );
}

/** Badges for stories, topics, answered questions, and authors affiliated with the practice. */
function PostBadges({ post }: { post: Post }) {
  const topic = parseTopic(post.topic);
  return (
    <>
      {post.kind === "story" && <Badge tone="attention">{t`Story`}</Badge>}
      {topic && (
        <Link to={paths.feedOf({ topic })} className={badgeClasses("info", "hover:underline")}>
          {topicLabels[topic]}
        </Link>
      )}
      {post.answer_id && (
        <Link
          to={paths.comment(post.id, post.answer_id)}
          className={badgeClasses("positive", "hover:underline")}
        >
          <CircleCheck aria-hidden="true" />
          <Trans>Answered</Trans>
        </Link>
      )}
      {post.affiliated && <Badge>{t`Affiliated with the practice`}</Badge>}
    </>
  );
}

/** The like, comment, and share buttons of a post, with their counts. */
function PostActions({ post }: { post: Post }) {
  return (
    <div className="mt-3 -mb-2 -ml-3 flex flex-wrap gap-x-1 print:hidden">
      <LikeButton subject={{ ...post, kind: "post", postId: post.id }} />
      <LinkButton
        to={paths.postComments(post.id)}
        variant="ghost"
        size="sm"
        className={actionClasses}
      >
        <MessageCircle aria-hidden="true" />
        <ActionLabel count={post.comment_count ?? 0}>{t`Comments`}</ActionLabel>
      </LinkButton>
      <SharePostButton post={post} />
    </div>
  );
}

/** Shares a post with the device's share sheet or the clipboard, and records the share. */
function SharePostButton({ post }: { post: Post }) {
  const record = useRecordShare(post.id);

  async function share(sharer: string) {
    const url = pageUrl(withLanguage(paths.post(post.id)));
    const name = authorNameOf(post);
    const outcome = await shareLink(t`Post by ${name}`, url);
    if (outcome === "cancelled") return;
    if (outcome === "failed") {
      toast({ title: t`Copy this link`, description: url, tone: "info" });
      return;
    }
    try {
      if (!post.is_shared) await record.mutateAsync(sharer);
    } catch {
      // A toast shows the error.
      return;
    }
    toast({
      title: t`Post shared!`,
      ...(outcome === "copied" && { description: t`Link copied to clipboard` }),
      tone: "success",
    });
  }

  return (
    <RequireAuthButton
      variant="ghost"
      size="sm"
      className={actionClasses}
      isBusy={record.isPending}
      dialogTitle={t`Please sign in to share posts`}
      dialogDescription={t`With a free account, you can like, share, and post.`}
      onMember={share}
    >
      <Share2 aria-hidden="true" />
      <ActionLabel count={post.share_count}>{t`Share`}</ActionLabel>
    </RequireAuthButton>
  );
}
