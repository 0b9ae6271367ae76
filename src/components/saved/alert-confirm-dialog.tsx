import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface AlertConfirmDialogProps {
  name: string;
  onAnswer: (isYes: boolean) => void;
}

/** Asks for confirmation after sign-in, so that a link alone can't create an alert. */
export function AlertConfirmDialog({ name, onAnswer }: AlertConfirmDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(false)}
      title={`Get an alert when ${name} is accepting patients?`}
      description="You'll get one notification, and then the alert ends."
      actions={
        <>
          <Button variant="ghost" onClick={() => onAnswer(false)}>
            Not now
          </Button>
          <Button onClick={() => onAnswer(true)}>Notify me</Button>
        </>
      }
    />
  );
}
