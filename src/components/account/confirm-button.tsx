import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Trans } from "@/components/ui/messages";

interface ConfirmButtonProps {
  /** The action, shown on both buttons. */
  label: string;
  title: string;
  description: string;
  isBusy: boolean;
  onConfirm: () => void;
}

/** A button that asks for confirmation in a dialog. */
export function ConfirmButton({
  label,
  title,
  description,
  isBusy,
  onConfirm,
}: ConfirmButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  function confirm() {
    setIsOpen(false);
    onConfirm();
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={title}
      description={description}
      trigger={
        <Button variant="secondary" isBusy={isBusy}>
          {label}
        </Button>
      }
      actions={
        <>
          <DialogClose>
            <Button variant="ghost">
              <Trans>Cancel</Trans>
            </Button>
          </DialogClose>
          <Button variant="danger" onClick={confirm}>
            {label}
          </Button>
        </>
      }
    />
  );
}
