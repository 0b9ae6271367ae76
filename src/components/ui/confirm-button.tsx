import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import type { ButtonLook } from "@/components/ui/button-styles";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Trans } from "@/components/ui/messages";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { moveFocusOnRemoval } from "@/lib/browser/focus";

interface ConfirmButtonProps {
  label: string;
  variant?: ButtonLook["variant"];
  /** Distinguishes several buttons with the same label for screen readers. */
  labelSuffix?: string;
  title: string;
  /** Explains the consequences. */
  children: ReactNode;
  confirmLabel: string;
  isDangerous?: boolean;
  /** Performs the action. Rejects after the error was shown as a toast. */
  onConfirm: () => Promise<void>;
}

/** A button that asks for confirmation before an action that is hard to undo. */
export function ConfirmButton({
  label,
  variant = "ghost",
  labelSuffix,
  title,
  children,
  confirmLabel,
  isDangerous = false,
  onConfirm,
}: ConfirmButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function confirm() {
    setIsBusy(true);
    try {
      await onConfirm();
    } catch {
      // The caller shows the error.
    } finally {
      setIsBusy(false);
      setIsOpen(false);
    }
  }

  return (
    <>
      <Button ref={moveFocusOnRemoval} variant={variant} size="sm" onClick={() => setIsOpen(true)}>
        <span>{label}</span>
        {labelSuffix && (
          <>
            {" "}
            <VisuallyHidden>{labelSuffix}</VisuallyHidden>
          </>
        )}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={title}
        actions={
          <>
            <DialogClose>
              <Button variant="ghost">
                <Trans>Cancel</Trans>
              </Button>
            </DialogClose>
            <Button variant={isDangerous ? "danger" : "primary"} isBusy={isBusy} onClick={confirm}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  );
}
