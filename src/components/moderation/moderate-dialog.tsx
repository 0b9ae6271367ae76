import { type RefObject, type SubmitEvent, useState } from "react";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { TextareaField } from "@/components/forms/textarea-field";
import { moderationWords, visibilityWords } from "@/components/moderation/moderation-words";
import type { WritingSubject } from "@/components/posts/writing-menu";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { type ModerationAct, useModerate, useReadContent } from "@/hooks/moderation/moderate";
import { rememberPlace } from "@/lib/browser/row-focus";
import { AppError } from "@/lib/errors";
import { reportsLimits } from "@/lib/supabase/column-limits";
import { toast } from "@/lib/toast";

interface ModerateDialogProps {
  act: ModerationAct;
  about: Pick<WritingSubject, "kind" | "id" | "content" | "version">;
  /** What stands in the row that the decision may take away. */
  place: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** An admin keeps, removes or erases what a member wrote. When it changed meanwhile, the dialog shows how it is now. */
export function ModerateDialog({ act, about, place, onClose }: ModerateDialogProps) {
  const moderate = useModerate();
  const reading = useReadContent();
  const [seen, setSeen] = useState({ content: about.content, version: about.version });
  const [conflict, setConflict] = useState<string>();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const { title, description, needsReason, button, done } = moderationWords(act, about.kind);
  const writing = about.kind === "post" ? { postId: about.id } : { commentId: about.id };

  async function decide(findPlace: () => void) {
    try {
      await moderate.mutateAsync({
        about: writing,
        act,
        reason: reason.trim(),
        seenVersion: seen.version,
      });
      toast({ title: done, tone: "success" });
    } catch (failure) {
      // What was typed stays, unless there is nothing left to decide.
      if (!(failure instanceof AppError) || failure.kind !== "conflict") return;
      if (await showCurrent(failure.message)) return;
    }
    onClose();
    findPlace();
  }

  /** Shows what is stored now; false when that was deleted. */
  async function showCurrent(message: string): Promise<boolean> {
    const current = await reading.mutateAsync(writing).catch(() => undefined);
    if (current === null) {
      toast({ title: "Error", description: `The ${about.kind} was deleted.`, tone: "error" });
      return false;
    }
    if (current) {
      setSeen(current);
      setConflict(`${message} ${visibilityWords(current)}`);
    }
    return true;
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (moderate.isPending || reading.isPending) return;
    if (needsReason && !reason.trim()) {
      setError("Say why");
      event.currentTarget.querySelector("textarea")?.focus();
      return;
    }
    setConflict(undefined);
    void decide(rememberPlace(place.current));
  }

  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      <Form onSubmit={submit} className="grid gap-5">
        {conflict && (
          <Notice tone="attention" isAlert title={conflict}>
            This is how it is now. Decide again, or cancel.
          </Notice>
        )}
        <blockquote className="max-h-40 overflow-y-auto rounded-lg bg-sage p-4 break-words whitespace-pre-line">
          {seen.content}
        </blockquote>
        <TextareaField
          label="Reason"
          hint="The author and the reporters read it, and it goes into the log. Leave out anything private."
          isOptional={!needsReason}
          error={error}
          rows={3}
          maxLength={reportsLimits.resolution[1]}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
        <FormFailure error={conflict ? null : moderate.error} />
        <div className="flex flex-wrap justify-end gap-3">
          <DialogClose>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button
            type="submit"
            variant={act === "erase" ? "danger" : "primary"}
            isBusy={moderate.isPending || reading.isPending}
          >
            {button}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
