import { StickyNote } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { Form } from "@/components/forms/form";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { type CaseNote, useAddNote } from "@/hooks/admin/case-notes";
import { focusOnMount } from "@/lib/browser/focus";
import { formatMoment } from "@/lib/format/dates";
import { caseNotesLimits } from "@/lib/supabase/column-limits";

interface CaseNotesProps {
  caseId: string;
  notes: readonly CaseNote[];
}

/** The notes of admins on a case, a listing, or a member, and a form that adds one. */
export function CaseNotes({ caseId, notes }: CaseNotesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mt-5 grid gap-3">
      {notes.length > 0 && (
        <ul aria-label="Notes" className="grid gap-2">
          {notes.map(({ id, person, created_at, body }) => (
            <li key={id} className="rounded-lg bg-apricot px-4 py-3 text-sm">
              <p className="text-accent-ink">
                <strong>{person?.full_name ?? "A former admin"}</strong>, {formatMoment(created_at)}
              </p>
              <p className="mt-1 break-words whitespace-pre-line">{body}</p>
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <NoteForm caseId={caseId} onClose={() => setIsOpen(false)} />
      ) : (
        <Button
          size="sm"
          variant="ghost"
          className="-ml-4 justify-self-start"
          onClick={() => setIsOpen(true)}
        >
          <StickyNote aria-hidden="true" />
          Add a note
        </Button>
      )}
    </div>
  );
}

function NoteForm({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const add = useAddNote();
  const [id] = useState(() => crypto.randomUUID());
  const [body, setBody] = useState("");
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (add.isPending) return;
    if (body.trim()) add.mutate({ id, case_id: caseId, body: body.trim() }, { onSuccess: onClose });
    else setError("Enter a note");
  }

  return (
    <Form onSubmit={submit} className="grid gap-3">
      <TextareaField
        label="Note"
        hint="Only admins see it."
        ref={focusOnMount}
        rows={2}
        maxLength={caseNotesLimits.body[1]}
        error={error}
        value={body}
        onChange={({ target }) => {
          setBody(target.value);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" isBusy={add.isPending}>
          Save note
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
