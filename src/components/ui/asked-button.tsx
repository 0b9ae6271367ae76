import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import type { ButtonLook } from "@/components/ui/button-styles";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { passFocusOn } from "@/lib/browser/row-focus";

interface AskedButtonProps {
  label: string;
  variant?: ButtonLook["variant"];
  /** Whom it is about, where several buttons have the same label. */
  about?: string;
  title: string;
  /** What comes of it. */
  children: ReactNode;
  verb: string;
  isDangerous?: boolean;
  /** Does it. Where it fails, the toast has said so by the time it is rejected. */
  onConfirm: () => Promise<void>;
}

/** A button for what is not taken back easily: it asks first. */
export function AskedButton({
  label,
  variant = "ghost",
  about,
  title,
  children,
  verb,
  isDangerous = false,
  onConfirm,
}: AskedButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function confirm() {
    setIsBusy(true);
    try {
      await onConfirm();
    } catch {
      // A toast shows the error.
    } finally {
      setIsBusy(false);
      setIsAsking(false);
    }
  }

  return (
    <>
      <Button ref={passFocusOn} variant={variant} size="sm" onClick={() => setIsAsking(true)}>
        {label} {about && <VisuallyHidden>{about}</VisuallyHidden>}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={title}
        actions={
          <>
            <DialogClose>
              <Button variant="ghost">Cancel</Button>
            </DialogClose>
            <Button variant={isDangerous ? "danger" : "primary"} isBusy={isBusy} onClick={confirm}>
              {verb}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  );
}
