import { type RefObject, type SubmitEvent, useState } from "react";
import type { ContentSubject } from "@/components/community/content-subject";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { type MenuModeration, useModerate, useReadContent } from "@/hooks/community/moderate";
import { prepareFocusMove } from "@/lib/browser/focus";
import { AppError } from "@/lib/errors";
import { reportsLimits } from "@/lib/supabase/column-limits";
import { toast } from "@/lib/toast";

interface ModerationCopy {
  verb: string;
  effect: string;
  button: string;
  done: string;
}

const copies: Record<MenuModeration, ModerationCopy> = {
  keep: {
    verb: "Keep",
    effect:
      "Everyone can see it. Open reports are closed and the reporters are notified. If it was hidden, the author is notified too.",
    button: "Keep",
    done: "kept",
  },
  remove: {
    verb: "Remove",
    effect:
      "Only the author and admins can still see it. The author and anyone with an open report are notified of your reason.",
    button: "Remove",
    done: "removed",
  },
  erase: {
    verb: "Erase",
    effect:
      "This can't be undone, and admins won't be able to see it either. Use it only for content that must not be stored, such as private or illegal content.",
    button: "Erase permanently",
    done: "erased",
  },
};

/** Describes who can see a post or comment. */
function describeVisibility(content: { hidden_at: string | null; removed_at: string | null }) {
  if (content.removed_at) return "It has been removed.";
  return content.hidden_at ? "It's hidden until an admin reviews it." : "Everyone can see it.";
}

interface ModerateDialogProps {
  action: MenuModeration;
  subject: Pick<ContentSubject, "kind" | "id" | "content" | "version">;
  /** An element in the row that the decision may remove. */
  containerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Lets an admin keep, remove, or erase a post or comment. After a conflict it shows the current version. */
export function ModerateDialog({ action, subject, containerRef, onClose }: ModerateDialogProps) {
  const moderate = useModerate();
  const reload = useReadContent();
  const [seen, setSeen] = useState({ content: subject.content, version: subject.version });
  const [conflict, setConflict] = useState<string>();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const { kind, id } = subject;
  const { verb, effect, button, done } = copies[action];
  const needsReason = action !== "keep";

  async function decide(restoreFocus: () => void) {
    try {
      await moderate.mutateAsync({
        kind,
        id,
        action,
        reason: reason.trim(),
        seenVersion: seen.version,
      });
      toast({ title: `${kind === "post" ? "Post" : "Comment"} ${done}`, tone: "success" });
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
    const current = await reload.mutateAsync({ kind, id }).catch(() => undefined);
    if (current === null) {
      toast({ title: "Error", description: `This ${kind} was deleted.`, tone: "error" });
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
    void decide(prepareFocusMove(containerRef.current));
  }

  return (
    <Dialog open onOpenChange={onClose} title={`${verb} this ${kind}?`} description={effect}>
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
