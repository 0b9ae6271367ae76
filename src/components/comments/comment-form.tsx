import type { FormEvent } from "react";
import { Form } from "@/components/forms/form";
import { PatientPrivacyNotice } from "@/components/posts/patient-privacy-notice";
import { ContentEditor } from "@/components/posts/writing-box";
import { Button } from "@/components/ui/button";
import { useCreateComment } from "@/hooks/comments/write";
import { useDraftText } from "@/hooks/posts/draft-text";
import { commentDraft } from "@/lib/drafts/draft-names";
import { countCharacters, isWritten, longestComment } from "@/lib/format/characters";
import { toast } from "@/lib/toast";

interface CommentFormProps {
  postId: string;
  /** The practice that the post is about, if any. */
  listingId: string | null;
  userId: string;
}

/** Adds a comment. The draft is stored on the device until it is published. */
export function CommentForm({ postId, listingId, userId }: CommentFormProps) {
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
        onWrite={draft.write}
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
