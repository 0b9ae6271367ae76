import { CircleCheck } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { AuthorLine } from "@/components/community/author-line";
import { CommentActions, CommentForm } from "@/components/community/comment-form";
import { ContentMenu } from "@/components/community/content-menu";
import { FollowToggle } from "@/components/community/follow-toggle";
import { HiddenNotice } from "@/components/community/hidden-notice";
import { EditForm } from "@/components/community/lazy-edit-form";
import { MembersOnly } from "@/components/community/members-only";
import { PostSkeletons } from "@/components/community/post-skeletons";
import { PostText } from "@/components/community/post-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadMore } from "@/components/ui/load-more";
import { Trans } from "@/components/ui/messages";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useUserId } from "@/hooks/account/session-store";
import { type Comment, useComments, useThreadPeople } from "@/hooks/community/comments";
import { useDeleteWithUndo } from "@/hooks/community/delete-content";
import { useMarkAnswer } from "@/hooks/community/edit-content";
import type { Post } from "@/hooks/community/post";
import { useIsMarked, useMarkPost } from "@/hooks/community/post-marks";
import { useIsInBrowser } from "@/hooks/in-browser";
import { commentDraft } from "@/lib/browser/draft-names";
import { focusOnMount, prepareFocusMove } from "@/lib/browser/focus";
import type { Person } from "@/lib/community/mentions";
import { joinClasses } from "@/lib/join-classes";
import { plural, t } from "@/lib/messages";

const anchor = "comments";
const commentAnchor = "#comment-";

/** The comments of a post, with the form to add one. */
export function CommentSection({ post }: { post: Post }) {
  const { hash } = useLocation();
  const isWanted = hash === `#${anchor}`;
  return (
    <section aria-labelledby={anchor} className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2
          id={anchor}
          tabIndex={-1}
          // The browser looked for the anchor before the post was loaded.
          ref={isWanted ? focusOnMount : undefined}
          className="text-2xl"
        >
          {t`Comments`}
        </h2>
        {post.hidden_at === null && <FollowButton post={post} />}
      </div>
      <div className="mt-5 print:hidden">
        {post.hidden_at ? (
          <p className="text-ink-soft">{t`Comments are off while this post is hidden.`}</p>
        ) : (
          <MembersOnly
            invitation={t`Join the conversation`}
            explanation={t`Sign in to comment.`}
            draftOf={(userId) => commentDraft(post.id, userId)}
          >
            {(userId) => (
              <CommentForm post={post} userId={userId} draftName={commentDraft(post.id, userId)} />
            )}
          </MembersOnly>
        )}
      </div>
      <div className="mt-8">
        <CommentList post={post} />
      </div>
    </section>
  );
}

/** Follows the post of someone else. Authors are notified of comments anyway. */
function FollowButton({ post }: { post: Post }) {
  const userId = useUserId();
  const { data: isFollowed = false } = useIsMarked("post_follows", post.id);
  const follow = useMarkPost("post_follows", post.id);
  if (post.user_id === userId) return null;
  return (
    <FollowToggle
      variant="secondary"
      isFollowed={isFollowed}
      isBusy={follow.isPending}
      noun="posts"
      dialogDescription={t`With a free account, you get a notification when someone comments.`}
      onMember={(member) => follow.mutate({ userId: member, isSet: !isFollowed })}
    />
  );
}

/** The comments of a post, oldest first, each followed by its replies. */
function CommentList({ post }: { post: Post }) {
  const postId = post.id;
  const comments = useComments(postId);
  const people = useThreadPeople(post);
  const deleteContent = useDeleteWithUndo();
  const { hash } = useLocation();
  // The server doesn't see the hash.
  const isInBrowser = useIsInBrowser();
  const isWanted = isInBrowser && hash.startsWith(commentAnchor);
  const wantedId = isWanted ? hash.slice(commentAnchor.length) : null;
  const isMissing = wantedId !== null && !comments.data?.some(({ id }) => id === wantedId);
  const { hasNextPage, isFetching, isError, isFetchedAfterMount, fetchNextPage, refetch } =
    comments;

  useEffect(() => {
    if (!isMissing || isFetching || isError) return;
    if (hasNextPage) void fetchNextPage();
    // It may be newer than the cached comments.
    else if (!isFetchedAfterMount) void refetch();
  }, [isMissing, isFetching, isError, hasNextPage, isFetchedAfterMount, fetchNextPage, refetch]);

  async function remove(id: string, item: HTMLElement | null) {
    const restoreFocus = prepareFocusMove(item);
    if (await deleteContent({ kind: "comment", id, postId })) restoreFocus();
  }

  if (comments.isPending) return <PostSkeletons label={t`Loading comments...`} count={1} />;
  if (!comments.data) {
    return <LoadFailure query={comments} title={t`We couldn't load the comments`} />;
  }
  if (comments.data.length === 0) return <p className="text-ink-soft">{t`No comments yet.`}</p>;
  const count = comments.data.length;
  const shown = plural(count, { one: "# comment shown", other: "# comments shown" });
  return (
    <>
      {isMissing && !hasNextPage && isFetchedAfterMount && (
        <p role="status" className="mb-5 text-ink-soft">
          {t`The comment you were looking for isn't available anymore.`}
        </p>
      )}
      <ul className="grid divide-y divide-line">
        {comments.data.map((comment, index, all) => (
          <li
            key={comment.id}
            ref={comment.id === wantedId ? focusArticle : undefined}
            className={joinClasses(
              "min-w-0 py-5 first:pt-0",
              comment.reply_to !== null && "border-l-2 border-l-line pl-4 sm:ml-8 sm:pl-6",
            )}
          >
            {comment.reply_to !== null && all[index - 1]?.thread_id !== comment.thread_id && (
              <p className="mb-3 text-sm text-ink-soft">
                {t`Reply to a comment that isn't available anymore.`}
              </p>
            )}
            <CommentItem
              comment={comment}
              post={post}
              people={people}
              onDelete={(item) => void remove(comment.id, item)}
            />
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{comments.isFetchingNextPage ? "" : shown}</VisuallyHidden>
      <LoadMore
        query={comments}
        label={t`Load more comments`}
        loadingLabel={t`Loading more comments...`}
      />
    </>
  );
}

const focusArticle = (item: HTMLElement | null) =>
  focusOnMount(item?.querySelector("article") ?? null);

interface CommentItemProps {
  comment: Comment;
  post: Post;
  people: readonly Person[];
  onDelete: (item: HTMLElement | null) => void;
}

function CommentItem({ comment, post, people, onDelete }: CommentItemProps) {
  const headingId = useId();
  const item = useRef<HTMLElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const canEdit = comment.is_answer ? comment.can_edit : null;

  function close() {
    setIsEditing(false);
    item.current?.focus();
  }

  return (
    <article ref={item} aria-labelledby={headingId} tabIndex={-1}>
      <AuthorLine
        content={comment}
        id={headingId}
        badges={
          <>
            {comment.is_answer ? (
              <Badge tone="info">{t`Answer from the practice`}</Badge>
            ) : (
              comment.is_author && <Badge>{t`Author`}</Badge>
            )}
            {comment.id === post.answer_id && (
              <Badge tone="positive">
                <CircleCheck aria-hidden="true" />
                <Trans>Answered the question</Trans>
              </Badge>
            )}
          </>
        }
        menu={
          <ContentMenu
            subject={{ ...comment, kind: "comment", canEdit, isFeatured: null }}
            onEdit={() => setIsEditing(true)}
            onDelete={() => onDelete(item.current)}
          />
        }
      />
      {comment.hidden_at && <HiddenNotice kind="comment" content={{ ...comment, canEdit }} />}
      {isEditing ? (
        <EditForm
          subject={{ ...comment, kind: "comment", postId: comment.post_id }}
          onClose={close}
        />
      ) : (
        <div className="mt-3">
          <PostText content={comment.content} people={people} />
        </div>
      )}
      {comment.hidden_at === null && post.hidden_at === null && !isEditing && (
        <CommentActions comment={comment} post={post}>
          <AnswerButton comment={comment} post={post} />
        </CommentActions>
      )}
    </article>
  );
}

/** Marks the comment that answers a question, for its author. */
function AnswerButton({ comment, post }: Pick<CommentItemProps, "comment" | "post">) {
  const userId = useUserId();
  const mark = useMarkAnswer(post.id);
  const isMarked = comment.id === post.answer_id;
  if (post.user_id !== userId || post.kind !== "post") return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      className="px-3"
      aria-pressed={isMarked}
      isBusy={mark.isPending}
      icon={<CircleCheck aria-hidden="true" />}
      onClick={() => mark.mutate(isMarked ? null : comment.id)}
    >
      <Trans>This answers my question</Trans>
    </Button>
  );
}
