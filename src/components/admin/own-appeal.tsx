import { type SubmitEvent, useState } from "react";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { type AppealTable, useFileAppeal, useOwnDecision } from "@/hooks/admin/appeals";
import { formatDay } from "@/lib/format/dates";
import { t } from "@/lib/messages";
import { reasonText } from "@/lib/reason-text";
import { appealsLimits } from "@/lib/supabase/column-limits";
import { toast } from "@/lib/toast";

interface OwnAppealProps {
  table: AppealTable;
  id: string;
}

/** Lets a member appeal a decision about their content or account, or shows the outcome of the appeal. */
export function OwnAppeal({ table, id }: OwnAppealProps) {
  const { data: decision } = useOwnDecision({ table, id });
  const [isOpen, setIsOpen] = useState(false);
  if (!decision) return null;
  const day = formatDay(decision.appealed_at);
  const reason = reasonText(decision.appeal_reason);
  return (
    <div className="mt-2">
      {decision.appeal_status === null ? (
        <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
          {t`Appeal this decision`}
        </Button>
      ) : (
        <p className="break-words">
          {decision.appeal_status === "open"
            ? t`Appealed ${day}. We'll notify you when an admin decides. Until then, the decision stays in effect.`
            : decision.appeal_status === "granted"
              ? t`Your appeal was approved. Reason: ${reason}`
              : t`Your appeal was rejected. Reason: ${reason}`}
        </p>
      )}
      {isOpen && (
        <AppealDialog
          table={table}
          id={id}
          isForOther={decision.is_for_other}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

interface AppealDialogProps extends OwnAppealProps {
  /** Whether an admin who hasn't taken part in the decision will decide. */
  isForOther: boolean;
  onClose: () => void;
}

function AppealDialog({ table, id, isForOther, onClose }: AppealDialogProps) {
  const [message, setMessage] = useState("");
  const [error, setError] = useState<string>();
  const appeal = useFileAppeal();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (appeal.isPending) return;
    if (!message.trim()) {
      setError(t`Tell us why the decision is wrong`);
      event.currentTarget.querySelector("textarea")?.focus();
      return;
    }
    try {
      await appeal.mutateAsync({ table, id, message: message.trim() });
    } catch {
      // The form shows the error.
      return;
    }
    onClose();
    toast({
      title: t`Appeal sent`,
      description: t`We'll notify you when an admin decides.`,
      tone: "success",
    });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Appeal this decision`}
      description={
        isForOther
          ? t`An admin who hasn't decided about it will review it. You can appeal a decision once.`
          : t`An admin will review it. You can appeal a decision once.`
      }
    >
      <Form onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TextareaField
          label={t`Why is the decision wrong?`}
          error={error}
          rows={4}
          maxLength={appealsLimits.message[1]}
          value={message}
          onChange={(event) => {
            setMessage(event.target.value);
            setError(undefined);
          }}
        />
        <FormFailure error={appeal.error} />
        <div className="flex flex-wrap justify-end gap-3">
          <DialogClose>
            <Button variant="ghost">{t`Cancel`}</Button>
          </DialogClose>
          <Button type="submit" isBusy={appeal.isPending}>
            {t`Send appeal`}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
