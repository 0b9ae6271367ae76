import {
  describeUnsavedChanges,
  type LeaveDialogProps,
} from "@/components/forms/leave-dialog-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Trans } from "@/components/ui/messages";
import { t } from "@/lib/messages";

/** Asks whether to leave a form with changes that aren't saved. */
export function LeaveDialog({ isDraftSaved, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onStay}
      title={t`Leave without saving?`}
      description={describeUnsavedChanges(isDraftSaved)}
      actions={
        <>
          <Button variant="secondary" onClick={onStay}>
            <Trans>Keep editing</Trans>
          </Button>
          <Button variant="danger" onClick={onLeave}>
            <Trans>Leave without saving</Trans>
          </Button>
        </>
      }
    />
  );
}
