import { useId, useRef, useState } from "react";
import { AuthorLine } from "@/components/posts/author-line";
import { EditForm } from "@/components/posts/edit-form";
import { HiddenNotice } from "@/components/posts/hidden-notice";
import { PostText } from "@/components/posts/post-text";
import { ContentMenu } from "@/components/posts/writing-menu";
import { Badge } from "@/components/ui/badge";
import type { Comment } from "@/hooks/comments/comments";
import { useEditComment } from "@/hooks/comments/write";
import { longestComment } from "@/lib/format/characters";

interface CommentItemProps {
  comment: Comment;
  onDelete: (item: HTMLElement | null) => void;
}

export function CommentItem({ comment, onDelete }: CommentItemProps) {
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
        writing={comment}
        id={headingId}
        marks={comment.is_author && <Badge>Author</Badge>}
        menu={
          <ContentMenu
            about={{
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
