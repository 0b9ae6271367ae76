import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

export interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether changes shall be lost. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onStay}
      isAboutLeaving
      title="Leave without saving?"
      description="Your changes on this page will be lost."
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
