import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useBackToClose } from "@/components/ui/back-to-close";
import { rememberPlace } from "@/lib/browser/row-focus";
import { joinClasses } from "@/lib/join-classes";

interface DialogProps {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end; wrap one that only closes in `DialogClose`. */
  actions?: ReactNode;
  /** The button that opens it. Leave it out when `open` is controlled from elsewhere. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Where it asks about a way that Back has begun: Back then goes that way again. */
  isAboutLeaving?: boolean;
  className?: string;
}

export function Dialog({
  title,
  description,
  children,
  actions,
  trigger,
  open,
  onOpenChange,
  isAboutLeaving = false,
  className,
}: DialogProps) {
  const opener = useRef<Element>(null);
  const settleFocus = useRef<() => void>(null);
  const [isOpenByItself, setIsOpenByItself] = useState(false);
  const isOpen = open ?? isOpenByItself;
  const change = (next: boolean) => {
    setIsOpenByItself(next);
    onOpenChange?.(next);
  };
  useBackToClose({ isOpen, hasEntry: !isAboutLeaving, onClose: () => change(false) });
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={change}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 grid animate-appear place-items-center overflow-y-auto bg-overlay p-4 data-[state=closed]:animate-leave">
          <RadixDialog.Content
            // Without a description Radix warns unless told that none is meant.
            {...(!description && { "aria-describedby": undefined })}
            // Radix gives the focus back to its own trigger only, which a controlled dialog has not.
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
              settleFocus.current = rememberPlace(opener.current);
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
              // It may have left with what the dialog did, and nobody else has said where to go on.
              if (document.activeElement === document.body) settleFocus.current?.();
            }}
            className={joinClasses(
              "relative w-full max-w-lg animate-rise rounded-2xl bg-surface p-6 shadow-lifted sm:p-9",
              className,
            )}
          >
            <RadixDialog.Title className="pr-10 text-2xl">{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className="mt-2 text-ink-soft">
                {description}
              </RadixDialog.Description>
            )}
            {children && <div className="mt-6">{children}</div>}
            {actions && <div className="mt-8 flex flex-wrap justify-end gap-3">{actions}</div>}
            <RadixDialog.Close
              aria-label="Close"
              className="absolute top-4 right-4 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sage hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </RadixDialog.Close>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Makes the one button inside it close the dialog. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>;
}
