import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Trans } from "@/components/ui/messages";
import { t } from "@/lib/messages";

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
      title={t`Get an alert when ${name} is accepting patients?`}
      description={t`You'll get one notification, and then the alert ends.`}
      actions={
        <>
          <Button variant="ghost" onClick={() => onAnswer(false)}>
            <Trans>Not now</Trans>
          </Button>
          <Button onClick={() => onAnswer(true)}>
            <Trans>Notify me</Trans>
          </Button>
        </>
      }
    />
  );
}
