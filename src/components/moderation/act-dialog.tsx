import { type ReactNode, type SubmitEvent, useState } from "react";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { AppError } from "@/lib/errors";
import { reportsLimits } from "@/lib/supabase/column-limits";

interface ActDialogProps {
  title: string;
  description: ReactNode;
  button: string;
  isDangerous?: boolean | undefined;
  reason: "needed" | "optional" | "none";
  reasonHint?: string;
  /** What has to be chosen before; said when the button is pressed without it. */
  missing?: string | undefined;
  children?: ReactNode;
  className?: string;
  onAct: (reason: string) => Promise<void>;
  /** Called with whether it was done. */
  onClose: (isDone: boolean) => void;
}

/** Asks once more, and why, before an administrator's act. What was typed stays when it fails. */
export function ActDialog({
  title,
  description,
  button,
  isDangerous = false,
  reason,
  reasonHint,
  missing,
  children,
  className,
  onAct,
  onClose,
}: ActDialogProps) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<Error | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function act() {
    setIsBusy(true);
    setFailure(null);
    try {
      await onAct(text.trim());
      onClose(true);
    } catch (problem) {
      setFailure(problem instanceof Error ? problem : new Error("Something went wrong."));
      setIsBusy(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    if (missing) setFailure(new AppError("invalid", missing));
    else if (reason === "needed" && !text.trim()) {
      setError("Say why");
      event.currentTarget.querySelector("textarea")?.focus();
    } else void act();
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
        <Failure error={failure} onLookAgain={() => onClose(false)} />
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

/** The page behind has been read again by now: after a conflict it shows what has changed. */
function Failure({ error, onLookAgain }: { error: Error | null; onLookAgain: () => void }) {
  if (!(error instanceof AppError) || error.kind !== "conflict") {
    return <FormFailure error={error} />;
  }
  return (
    <Notice
      tone="danger"
      isAlert
      actions={
        <Button variant="secondary" size="sm" onClick={onLookAgain}>
          Look again
        </Button>
      }
    >
      {error.message}
    </Notice>
  );
}
