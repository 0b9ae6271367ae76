import { type RefObject, type SubmitEvent, useState } from "react";
import { describeVisibility, moderationCopy } from "@/components/admin/moderation-words";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { TextareaField } from "@/components/forms/textarea-field";
import type { ContentSubject } from "@/components/posts/content-menu";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { type ModerationAction, useModerate, useReadContent } from "@/hooks/moderation/moderate";
import { rememberPlace } from "@/lib/browser/focus";
import { AppError } from "@/lib/errors";
import { reportsLimits } from "@/lib/supabase/column-limits";
import { toast } from "@/lib/toast";

interface ModerateDialogProps {
  action: ModerationAction;
  about: Pick<ContentSubject, "kind" | "id" | "content" | "version">;
  /** An element in the row that the decision may remove. */
  place: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Lets an admin keep, remove, or erase a post or comment. After a conflict it shows the current version. */
export function ModerateDialog({ action, about, place, onClose }: ModerateDialogProps) {
  const moderate = useModerate();
  const reload = useReadContent();
  const [seen, setSeen] = useState({ content: about.content, version: about.version });
  const [conflict, setConflict] = useState<string>();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const { title, description, needsReason, button, done } = moderationCopy(action, about.kind);
  const target = about.kind === "post" ? { postId: about.id } : { commentId: about.id };

  async function decide(restoreFocus: () => void) {
    try {
      await moderate.mutateAsync({
        about: target,
        action,
        reason: reason.trim(),
        seenVersion: seen.version,
      });
      toast({ title: done, tone: "success" });
    } catch (failure) {
      // The dialog stays open with the typed reason, unless the content was deleted.
      if (!(failure instanceof AppError) || failure.kind !== "conflict") return;
      if (await showCurrent(failure.message)) return;
    }
    onClose();
    restoreFocus();
  }

  /** Shows the current version. Returns false if the content was deleted. */
  async function showCurrent(message: string): Promise<boolean> {
    const current = await reload.mutateAsync(target).catch(() => undefined);
    if (current === null) {
      toast({ title: "Error", description: `This ${about.kind} was deleted.`, tone: "error" });
      return false;
    }
    if (current) {
      setSeen(current);
      setConflict(`${message} ${describeVisibility(current)}`);
    }
    return true;
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (moderate.isPending || reload.isPending) return;
    if (needsReason && !reason.trim()) {
      setError("Enter a reason");
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
            Review the current version below, then decide or cancel.
          </Notice>
        )}
        <blockquote className="max-h-40 overflow-y-auto rounded-lg bg-sage p-4 break-words whitespace-pre-line">
          {seen.content}
        </blockquote>
        <TextareaField
          label="Reason"
          hint="The author and reporters see this, and it's saved in the decision log. Don't include private information."
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
            variant={action === "erase" ? "danger" : "primary"}
            isBusy={moderate.isPending || reload.isPending}
          >
            {button}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
