import { type FormEvent, type KeyboardEvent, useState } from "react";
import { ContentEditor } from "@/components/community/content-editor";
import { Form } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { type OwnText, useEditContent } from "@/hooks/community/edit-content";
import { focusOnMount } from "@/lib/browser/focus";
import { countCharacters, isWritten, longestComment, longestPost } from "@/lib/format/characters";

interface EditFormProps {
  subject: OwnText;
  onClose: () => void;
}

/** Edits a post or comment in place. */
export function EditForm({ subject, onClose }: EditFormProps) {
  const { kind, content } = subject;
  const label = `Edit ${kind}`;
  const limit = kind === "post" ? longestPost : longestComment;
  const edit = useEditContent();
  const [text, setText] = useState(content);
  const trimmed = text.trim();
  const isReady = isWritten(trimmed) && countCharacters(trimmed) <= limit;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!isReady || edit.isPending) return;
    try {
      if (trimmed !== content) await edit.mutateAsync({ ...subject, content: trimmed });
    } catch {
      // A toast shows the error, and the text stays in the form.
      return;
    }
    onClose();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && text === content) onClose();
  }

  return (
    <Form onSubmit={save} onKeyDown={handleKeyDown} aria-label={label} className="mt-4">
      <div ref={focusTextarea}>
        <ContentEditor
          label={label}
          isLabelHidden
          limit={limit}
          value={text}
          onValueChange={setText}
          readOnly={edit.isPending}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-end gap-2">
        <p className="mr-auto text-sm text-ink-soft">
          Readers can see the earlier text if you change it after five minutes.
        </p>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="sm" disabled={!isReady} isBusy={edit.isPending}>
          Save
        </Button>
      </div>
    </Form>
  );
}

const focusTextarea = (element: HTMLElement | null) =>
  focusOnMount(element?.querySelector("textarea") ?? null);
