import {
  describeUnsavedChanges,
  type LeaveDialogProps,
} from "@/components/forms/leave-dialog-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

/** Asks whether to leave a form with changes that aren't saved. */
export function LeaveDialog({ isDraftSaved, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onStay}
      isAboutLeaving
      title="Leave without saving?"
      description={describeUnsavedChanges(isDraftSaved)}
      actions={
        <>
          <Button variant="secondary" onClick={onStay}>
            Keep editing
          </Button>
          <Button variant="danger" onClick={onLeave}>
            Leave without saving
          </Button>
        </>
      }
    />
  );
}
