import { Bell, BellRing, Reply } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { RequireAuthButton } from "@/components/account/require-auth-button";
import { AuthorLine } from "@/components/community/author-line";
import { ContentEditor } from "@/components/community/content-editor";
import { ContentMenu } from "@/components/community/content-menu";
import { EditForm } from "@/components/community/edit-form";
import { HiddenNotice } from "@/components/community/hidden-notice";
import { MembersOnly } from "@/components/community/members-only";
import { PatientPrivacyNotice } from "@/components/community/patient-privacy-notice";
import { PostSkeletons } from "@/components/community/post-skeletons";
import { PostText } from "@/components/community/post-text";
import { Form } from "@/components/forms/form";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadMore } from "@/components/ui/load-more";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useUserId } from "@/hooks/account/session-store";
import { type Comment, useComments } from "@/hooks/community/comments";
import { useFollowPost, useIsFollowing } from "@/hooks/community/follow-post";
import type { Post } from "@/hooks/community/post";
import {
  useCreateComment,
  useDeleteCommentWithUndo,
  useEditComment,
} from "@/hooks/community/write-comment";
import { useDraftText } from "@/hooks/community/write-post";
import { loadDraft, saveDraft } from "@/lib/browser/draft";
import { commentDraft, replyDraft } from "@/lib/browser/draft-names";
import { focusOnMount, prepareFocusMove } from "@/lib/browser/focus";
import { countCharacters, isWritten, longestComment } from "@/lib/format/characters";
import { authorNameOf } from "@/lib/format/names";
import { inWords } from "@/lib/format/numbers";
import { joinClasses } from "@/lib/join-classes";
import { toast } from "@/lib/toast";

const anchor = "comments";

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
          Comments
        </h2>
        {post.hidden_at === null && <FollowButton post={post} />}
      </div>
      <div className="mt-5">
        <CommentList post={post} />
      </div>
      <div className="mt-8 print:hidden">
        {post.hidden_at ? (
          <p className="text-ink-soft">Comments are off while this post is hidden.</p>
        ) : (
          <MembersOnly
            invitation="Join the conversation"
            explanation="Sign in to comment."
            draftOf={(userId) => commentDraft(post.id, userId)}
          >
            {(userId) => (
              <CommentForm post={post} userId={userId} draftName={commentDraft(post.id, userId)} />
            )}
          </MembersOnly>
        )}
      </div>
    </section>
  );
}

/** Follows the post of someone else. Authors are notified of comments anyway. */
function FollowButton({ post }: { post: Post }) {
  const userId = useUserId();
  const { data: isFollowed = false } = useIsFollowing(post.id);
  const follow = useFollowPost(post.id);
  if (post.user_id === userId) return null;
  const Icon = isFollowed ? BellRing : Bell;
  return (
    <RequireAuthButton
      variant="secondary"
      size="sm"
      aria-pressed={isFollowed}
      isBusy={follow.isPending}
      className="print:hidden"
      dialogTitle="Please sign in to follow posts"
      dialogDescription="With a free account, you get a notification when someone comments."
      onMember={(member) =>
        follow.mutate({ postId: post.id, userId: member, isFollowed: !isFollowed })
      }
    >
      <Icon aria-hidden="true" />
      {isFollowed ? "Following" : "Follow"}
    </RequireAuthButton>
  );
}

/** The comments of a post, oldest first, each followed by its replies. */
function CommentList({ post }: { post: Post }) {
  const postId = post.id;
  const comments = useComments(postId);
  const deleteComment = useDeleteCommentWithUndo();

  async function remove(id: string, item: HTMLElement | null) {
    const restoreFocus = prepareFocusMove(item);
    if (await deleteComment({ id, postId })) restoreFocus();
  }

  if (comments.isPending) return <PostSkeletons label="Loading comments..." count={1} />;
  if (!comments.data) {
    return <LoadFailure query={comments} title="We couldn't load the comments" />;
  }
  if (comments.data.length === 0) return <p className="text-ink-soft">No comments yet.</p>;
  return (
    <>
      <ul className="grid divide-y divide-line">
        {comments.data.map((comment, index, all) => (
          <li
            key={comment.id}
            className={joinClasses(
              "min-w-0 py-5 first:pt-0",
              comment.reply_to !== null && "border-l-2 border-l-line pl-4 sm:ml-8 sm:pl-6",
            )}
          >
            {comment.reply_to !== null && all[index - 1]?.thread_id !== comment.thread_id && (
              <p className="mb-3 text-sm text-ink-soft">
                Reply to a comment that isn't available anymore.
              </p>
            )}
            <CommentItem
              comment={comment}
              post={post}
              onDelete={(item) => void remove(comment.id, item)}
            />
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">
        {comments.isFetchingNextPage ? "" : `${inWords(comments.data.length, "comment")} shown`}
      </VisuallyHidden>
      {comments.hasNextPage && (
        <LoadMore
          label="Load more comments"
          loadingLabel="Loading more comments..."
          isLoading={comments.isFetchingNextPage}
          hasFailed={comments.isFetchNextPageError}
          onLoadMore={() => void comments.fetchNextPage({ cancelRefetch: false })}
        />
      )}
    </>
  );
}

interface CommentFormProps {
  post: Post;
  userId: string;
  draftName: string;
  /** The comment that it replies to, if any. */
  replyTo?: Comment;
  onClose?: () => void;
}

/** Adds a comment or reply. The draft is stored on the device until it is published. */
function CommentForm({ post, userId, draftName, replyTo, onClose }: CommentFormProps) {
  const postId = post.id;
  const listingId = post.doctor_id;
  const noun = replyTo ? "reply" : "comment";
  const draft = useDraftText(draftName);
  const create = useCreateComment();
  const content = draft.content.trim();
  const isReady = isWritten(content) && countCharacters(content) <= longestComment;

  async function publish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!isReady) return;
    draft.markSent();
    try {
      await create.mutateAsync({
        id: draft.id,
        postId,
        userId,
        content,
        replyTo: replyTo?.id ?? null,
      });
    } catch {
      // A toast shows the error, and the text stays in the form.
      return;
    }
    draft.clear();
    // The button becomes disabled and would lose the focus.
    if (onClose) onClose();
    else form.focus();
    toast({ title: replyTo ? "Reply added" : "Comment added", tone: "success" });
  }

  return (
    <Form tabIndex={-1} onSubmit={publish} aria-label={`New ${noun}`}>
      {listingId && (
        <PatientPrivacyNotice
          userId={userId}
          listingId={listingId}
          onUseReply={(reply) => draft.write(content ? `${content}\n\n${reply}` : reply)}
        />
      )}
      <ContentEditor
        label={replyTo ? `Reply to ${authorNameOf(replyTo)}` : "Write a comment"}
        placeholder="Type @ and the name of someone in this thread to notify them."
        limit={longestComment}
        value={draft.content}
        onValueChange={draft.write}
        readOnly={create.isPending}
      />
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        {onClose && (
          <Button variant="ghost" size="sm" onClick={onClose}>
            Cancel
          </Button>
        )}
        <Button
          type="submit"
          size="sm"
          disabled={!isReady && !create.isPending}
          isBusy={create.isPending}
        >
          {replyTo ? "Reply" : "Comment"}
        </Button>
      </div>
    </Form>
  );
}

/** Opens a form for a reply to a comment. A reply to a reply starts with the name of its author. */
function ReplyPart({ comment, post }: { comment: Comment; post: Post }) {
  const [writerId, setWriterId] = useState<string | null>(null);
  const part = useRef<HTMLDivElement>(null);

  function open(userId: string) {
    const name = replyDraft(comment.id, userId);
    if (comment.reply_to && comment.author_name && loadDraft(name) === null) {
      saveDraft(name, { id: crypto.randomUUID(), content: `@${comment.author_name.trim()} ` });
    }
    setWriterId(userId);
  }

  function close() {
    setWriterId(null);
    part.current?.focus();
  }

  return (
    <div ref={part} tabIndex={-1} className="mt-2 print:hidden">
      {writerId ? (
        <div ref={focusTextarea}>
          <CommentForm
            post={post}
            userId={writerId}
            draftName={replyDraft(comment.id, writerId)}
            replyTo={comment}
            onClose={close}
          />
        </div>
      ) : (
        <RequireAuthButton
          variant="ghost"
          size="sm"
          className="-ml-4.5"
          aria-label={`Reply to ${authorNameOf(comment)}`}
          dialogTitle="Please sign in to reply"
          dialogDescription="With a free account, you can like, comment, and post."
          onMember={open}
        >
          <Reply aria-hidden="true" />
          Reply
        </RequireAuthButton>
      )}
    </div>
  );
}

const focusTextarea = (element: HTMLElement | null) =>
  focusOnMount(element?.querySelector("textarea") ?? null);

interface CommentItemProps {
  comment: Comment;
  post: Post;
  onDelete: (item: HTMLElement | null) => void;
}

function CommentItem({ comment, post, onDelete }: CommentItemProps) {
  const headingId = useId();
  const item = useRef<HTMLElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const edit = useEditComment();

  async function save(content: string) {
    try {
      await edit.mutateAsync({ id: comment.id, postId: comment.post_id, content });
      return true;
    } catch {
      // A toast shows the error, and the text stays in the form.
      return false;
    }
  }

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
          comment.is_answer ? (
            <Badge tone="info">Answer from the practice</Badge>
          ) : (
            comment.is_author && <Badge>Author</Badge>
          )
        }
        menu={
          <ContentMenu
            subject={{
              kind: "comment",
              id: comment.id,
              userId: comment.user_id,
              authorName: comment.author_name,
              hiddenAt: comment.hidden_at,
              removedAt: comment.removed_at,
              version: comment.version,
              content: comment.content,
              isFeatured: null,
            }}
            onEdit={() => setIsEditing(true)}
            onDelete={() => onDelete(item.current)}
          />
        }
      />
      {comment.hidden_at && <HiddenNotice kind="comment" content={comment} />}
      {isEditing ? (
        <EditForm
          label="Edit comment"
          content={comment.content}
          limit={longestComment}
          isBusy={edit.isPending}
          onSave={save}
          onClose={close}
        />
      ) : (
        <div className="mt-3">
          <PostText content={comment.content} />
        </div>
      )}
      {comment.hidden_at === null && post.hidden_at === null && !isEditing && (
        <ReplyPart comment={comment} post={post} />
      )}
    </article>
  );
}
