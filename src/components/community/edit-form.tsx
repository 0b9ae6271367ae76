import { type FormEvent, type KeyboardEvent, useState } from "react";
import { ContentEditor } from "@/components/community/content-editor";
import { Form } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { focusOnMount } from "@/lib/browser/focus";
import { countCharacters, isWritten } from "@/lib/format/characters";

interface EditFormProps {
  label: string;
  content: string;
  limit: number;
  isBusy: boolean;
  /** Resolves to whether it was saved. */
  onSave: (content: string) => Promise<boolean>;
  onClose: () => void;
}

/** Edits a post or comment in place. */
export function EditForm({ label, content, limit, isBusy, onSave, onClose }: EditFormProps) {
  const [text, setText] = useState(content);
  const trimmed = text.trim();
  const isReady = isWritten(trimmed) && countCharacters(trimmed) <= limit;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!isReady || isBusy) return;
    if (trimmed === content || (await onSave(trimmed))) onClose();
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
          readOnly={isBusy}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-end gap-2">
        <p className="mr-auto text-sm text-ink-soft">
          Readers can see the earlier text if you change it after five minutes.
        </p>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="sm" disabled={!isReady} isBusy={isBusy}>
          Save
        </Button>
      </div>
    </Form>
  );
}

const focusTextarea = (element: HTMLElement | null) =>
  focusOnMount(element?.querySelector("textarea") ?? null);
