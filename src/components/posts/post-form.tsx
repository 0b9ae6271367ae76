import type { FormEvent } from "react";
import { Form } from "@/components/forms/form";
import { ContentEditor } from "@/components/posts/content-editor";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useCreatePost, useDraftText } from "@/hooks/posts/write-post";
import { postDraft } from "@/lib/drafts/draft-names";
import { countCharacters, isWritten, longestPost } from "@/lib/format/characters";
import { toast } from "@/lib/toast";

/** Publishes a post. The draft is stored on the device until then. */
export function PostForm({ userId }: { userId: string }) {
  const draft = useDraftText(postDraft(userId));
  const create = useCreatePost();
  const content = draft.content.trim();
  const isReady = isWritten(content) && countCharacters(content) <= longestPost;

  async function publish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!isReady) return;
    draft.markSent();
    try {
      const { id } = draft;
      await create.mutateAsync({
        id,
        userId,
        content,
        kind: "post",
        listingId: null,
        isAffiliated: false,
      });
    } catch {
      // A toast shows the error, and the text stays in the form.
      return;
    }
    draft.clear();
    // The button becomes disabled and would lose the focus.
    form.focus();
    toast({ title: "Post created!", tone: "success" });
  }

  return (
    <Card>
      <Form tabIndex={-1} onSubmit={publish} aria-label="New post">
        <ContentEditor
          label="Share something with the community"
          placeholder="Ask a question, share a tip, or tell us how a visit went..."
          limit={longestPost}
          value={draft.content}
          onValueChange={draft.write}
          // The text must not change while it is being sent.
          readOnly={create.isPending}
        />
        <div className="mt-4 flex justify-end">
          <Button type="submit" disabled={!isReady && !create.isPending} isBusy={create.isPending}>
            Post
          </Button>
        </div>
      </Form>
    </Card>
  );
}
