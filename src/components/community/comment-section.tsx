import { type FormEvent, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
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
import { type Comment, useComments } from "@/hooks/community/comments";
import type { Post } from "@/hooks/community/post";
import {
  useCreateComment,
  useDeleteCommentWithUndo,
  useEditComment,
} from "@/hooks/community/write-comment";
import { useDraftText } from "@/hooks/community/write-post";
import { commentDraft } from "@/lib/browser/draft-names";
import { focusOnMount, prepareFocusMove } from "@/lib/browser/focus";
import { countCharacters, isWritten, longestComment } from "@/lib/format/characters";
import { inWords } from "@/lib/format/numbers";
import { toast } from "@/lib/toast";

const anchor = "comments";

/** The comments of a post, with the form to add one. */
export function CommentSection({ post }: { post: Post }) {
  const { hash } = useLocation();
  const isWanted = hash === `#${anchor}`;
  return (
    <section aria-labelledby={anchor} className="mt-10">
      <h2
        id={anchor}
        tabIndex={-1}
        // The browser looked for the anchor before the post was loaded.
        ref={isWanted ? focusOnMount : undefined}
        className="text-2xl"
      >
        Comments
      </h2>
      <div className="mt-5">
        <CommentList postId={post.id} />
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
              <CommentForm postId={post.id} listingId={post.doctor_id} userId={userId} />
            )}
          </MembersOnly>
        )}
      </div>
    </section>
  );
}

/** The comments of a post, oldest first. */
function CommentList({ postId }: { postId: string }) {
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
        {comments.data.map((comment) => (
          <li key={comment.id} className="min-w-0 py-5 first:pt-0">
            <CommentItem comment={comment} onDelete={(item) => void remove(comment.id, item)} />
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
  postId: string;
  /** The practice that the post is about, if any. */
  listingId: string | null;
  userId: string;
}

/** Adds a comment. The draft is stored on the device until it is published. */
function CommentForm({ postId, listingId, userId }: CommentFormProps) {
  const draft = useDraftText(commentDraft(postId, userId));
  const create = useCreateComment();
  const content = draft.content.trim();
  const isReady = isWritten(content) && countCharacters(content) <= longestComment;

  async function publish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!isReady) return;
    draft.markSent();
    try {
      await create.mutateAsync({ id: draft.id, postId, userId, content });
    } catch {
      // A toast shows the error, and the text stays in the form.
      return;
    }
    draft.clear();
    // The button becomes disabled and would lose the focus.
    form.focus();
    toast({ title: "Comment added", tone: "success" });
  }

  return (
    <Form tabIndex={-1} onSubmit={publish} aria-label="New comment">
      {listingId && (
        <PatientPrivacyNotice
          userId={userId}
          listingId={listingId}
          onUseReply={(reply) => draft.write(content ? `${content}\n\n${reply}` : reply)}
        />
      )}
      <ContentEditor
        label="Write a comment"
        limit={longestComment}
        value={draft.content}
        onValueChange={draft.write}
        readOnly={create.isPending}
      />
      <div className="mt-3 flex justify-end">
        <Button
          type="submit"
          size="sm"
          disabled={!isReady && !create.isPending}
          isBusy={create.isPending}
        >
          Comment
        </Button>
      </div>
    </Form>
  );
}

interface CommentItemProps {
  comment: Comment;
  onDelete: (item: HTMLElement | null) => void;
}

function CommentItem({ comment, onDelete }: CommentItemProps) {
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
        badges={comment.is_author && <Badge>Author</Badge>}
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
    </article>
  );
}
