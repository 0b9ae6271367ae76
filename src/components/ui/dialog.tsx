import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { prepareFocusMove } from "@/lib/browser/focus";
import { joinClasses } from "@/lib/join-classes";
import { t } from "@/lib/messages";

interface DialogProps {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end; wrap one that only closes in `DialogClose`. */
  actions?: ReactNode;
  /** The button that opens it. Omit it if `open` is controlled. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
  /** For dialogs that are in English on pages in Spanish, too. */
  lang?: "en";
}

export function Dialog({
  title,
  description,
  children,
  actions,
  trigger,
  open,
  onOpenChange,
  className,
  lang,
}: DialogProps) {
  const opener = useRef<Element>(null);
  const restoreFocus = useRef<() => void>(null);
  const [isOpenUncontrolled, setIsOpenUncontrolled] = useState(false);
  const isOpen = open ?? isOpenUncontrolled;
  const change = (next: boolean) => {
    setIsOpenUncontrolled(next);
    onOpenChange?.(next);
  };
  useCloseGesture(isOpen, () => change(false));
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={change}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 grid animate-appear place-items-center overflow-y-auto bg-overlay p-4 data-[state=closed]:animate-leave">
          <RadixDialog.Content
            lang={lang}
            // Without a description, Radix warns unless the attribute is explicitly undefined.
            {...(!description && { "aria-describedby": undefined })}
            // Radix returns focus only to its own trigger, which a controlled dialog doesn't have.
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
              restoreFocus.current = prepareFocusMove(opener.current);
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // What the dialog's action has shown may have taken the focus.
              if (document.activeElement !== document.body) return;
              if (opener.current instanceof HTMLElement) opener.current.focus();
              // The opener may have been removed by the dialog's action, and nothing else has taken focus.
              if (document.activeElement === document.body) restoreFocus.current?.();
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
              aria-label={t`Close`}
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

declare global {
  interface Window {
    /** Missing in TypeScript's types and in some browsers. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/** Lets the browser's gesture for closing, such as Back on Android, close it. Elsewhere Back leaves the page. */
function useCloseGesture(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener("close", () => close());
    return () => watcher.destroy();
  }, [isOpen]);
}
