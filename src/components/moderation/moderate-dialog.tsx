import { type RefObject, type SubmitEvent, useState } from "react";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { TextareaField } from "@/components/forms/textarea-field";
import { moderationWords } from "@/components/moderation/moderation-words";
import type { WritingSubject } from "@/components/posts/writing-menu";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { type ModerationAct, useModerate } from "@/hooks/moderation/moderate";
import { rememberPlace } from "@/lib/browser/row-focus";
import { AppError } from "@/lib/errors";
import { toast } from "@/lib/toast";

interface ModerateDialogProps {
  act: ModerationAct;
  about: Pick<WritingSubject, "kind" | "id" | "content">;
  /** What stands in the row that the decision may take away. */
  place: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** An administrator hides, restores or deletes what a member wrote, and says why. */
export function ModerateDialog({ act, about, place, onClose }: ModerateDialogProps) {
  const moderate = useModerate();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const { title, description, needsReason, button, done } = moderationWords(act, about.kind);

  async function decide(findPlace: () => void) {
    const writing = about.kind === "post" ? { postId: about.id } : { commentId: about.id };
    try {
      await moderate.mutateAsync({ about: writing, act, reason: reason.trim() });
      toast({ title: done, tone: "success" });
    } catch (failure) {
      // What was typed stays, unless there is nothing left to decide.
      if (!(failure instanceof AppError) || failure.kind !== "conflict") return;
      toast({ title: "Error", description: failure.message, tone: "error" });
    }
    onClose();
    findPlace();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (moderate.isPending) return;
    if (needsReason && !reason.trim()) {
      setError("Say why");
      event.currentTarget.querySelector("textarea")?.focus();
      return;
    }
    void decide(rememberPlace(place.current));
  }

  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      <Form onSubmit={submit} className="grid gap-5">
        <blockquote className="max-h-40 overflow-y-auto rounded-lg bg-sage p-4 break-words whitespace-pre-line">
          {about.content}
        </blockquote>
        <TextareaField
          label="Reason"
          hint="It goes into the log of decisions. Leave out anything private."
          isOptional={!needsReason}
          error={error}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
        <FormFailure error={moderate.error} />
        <div className="flex flex-wrap justify-end gap-3">
          <DialogClose>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button
            type="submit"
            variant={act === "delete" ? "danger" : "primary"}
            isBusy={moderate.isPending}
          >
            {button}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
