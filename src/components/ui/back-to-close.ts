import { useEffect, useEffectEvent } from "react";
import { openDialog } from "@/lib/browser/dialog-history";

interface BackToClose {
  isOpen: boolean;
  /** See `OpenDialog`. */
  hasEntry: boolean;
  onClose: () => void;
}

/** Lets Back, and Escape outside the dialog, close it while it is open. */
export function useBackToClose({ isOpen, hasEntry, onClose }: BackToClose): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return;
    return openDialog({ close: () => close(), hasEntry });
  }, [isOpen, hasEntry]);
}
