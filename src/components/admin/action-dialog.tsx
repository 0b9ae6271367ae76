import { type ReactNode, type SubmitEvent, useState } from "react";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { SelectField } from "@/components/forms/select-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { AppError } from "@/lib/errors";
import { reportsLimits } from "@/lib/supabase/column-limits";

/** The words of an action, and whether it needs a reason. */
export interface ActionCopy {
  title: string;
  description: string;
  button: string;
  isDangerous?: boolean;
  reason: "required" | "optional" | "none";
  /** The message once it is done. */
  done: string;
}

interface ActionDialogProps extends Omit<ActionCopy, "done"> {
  reasonHint?: string;
  /** Suggested reasons, which fill in the field. */
  reasons?: readonly string[];
  /** Error shown when the dialog is submitted before something was chosen. */
  missing?: string | undefined;
  children?: ReactNode;
  className?: string;
  onConfirm: (reason: string) => Promise<void>;
  /** Called with whether the action succeeded. */
  onClose: (isDone: boolean) => void;
}

/** Confirms an admin action, with an optional or required reason. The reason stays in the form after a failure. */
export function ActionDialog({
  title,
  description,
  button,
  isDangerous = false,
  reason,
  reasonHint,
  reasons = [],
  missing,
  children,
  className,
  onConfirm,
  onClose,
}: ActionDialogProps) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<Error | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function confirm() {
    setIsBusy(true);
    setFailure(null);
    try {
      await onConfirm(text.trim());
      onClose(true);
    } catch (cause) {
      setFailure(cause instanceof Error ? cause : new Error("Something went wrong."));
      setIsBusy(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    if (missing) setFailure(new AppError("invalid", missing));
    else if (reason === "required" && !text.trim()) {
      setError("Enter a reason");
      event.currentTarget.querySelector("textarea")?.focus();
    } else void confirm();
  }

  return (
    <Dialog
      open
      onOpenChange={() => onClose(false)}
      title={title}
      description={description}
      {...(className && { className })}
    >
      <Form onSubmit={submit} className="grid gap-5">
        {children}
        {reason !== "none" && reasons.length > 0 && (
          <SelectField
            label="Suggested reasons"
            value=""
            onChange={({ target }) => setText(target.value)}
          >
            <option value="">Choose…</option>
            {reasons.map((suggested) => (
              <option key={suggested}>{suggested}</option>
            ))}
          </SelectField>
        )}
        {reason !== "none" && (
          <TextareaField
            label="Reason"
            hint={reasonHint}
            isOptional={reason === "optional"}
            error={error}
            rows={3}
            maxLength={reportsLimits.resolution[1]}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setError(undefined);
            }}
          />
        )}
        <ActionFailure error={failure} onShowLatest={() => onClose(false)} />
        <div className="flex flex-wrap justify-end gap-3">
          <DialogClose>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button type="submit" variant={isDangerous ? "danger" : "primary"} isBusy={isBusy}>
            {button}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** After a conflict, closing the dialog shows the page behind it, which has been refetched by then. */
function ActionFailure({ error, onShowLatest }: { error: Error | null; onShowLatest: () => void }) {
  if (!(error instanceof AppError) || error.kind !== "conflict") {
    return <FormFailure error={error} />;
  }
  return (
    <Notice
      tone="danger"
      isAlert
      actions={
        <Button variant="secondary" size="sm" onClick={onShowLatest}>
          View latest version
        </Button>
      }
    >
      {error.message}
    </Notice>
  );
}
