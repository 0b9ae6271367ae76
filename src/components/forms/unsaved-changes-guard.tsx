import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import type { LeaveDialogProps } from "@/components/forms/leave-dialog";
import { lazyPart } from "@/components/ui/lazy-part";
import { hasUnsavedChanges, holdUnsavedChanges } from "@/lib/browser/unsaved-changes";

const loadDialog = async () => (await import("@/components/forms/leave-dialog")).LeaveDialog;
const LeaveDialog = lazyPart(loadDialog, { Failed: BrowserLeaveDialog });

function askBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** Asks before the page is left while a form on it has changes. At most one on a page. */
export function UnsavedChangesGuard({ hasChanges }: { hasChanges: boolean }) {
  const blocker = useBlocker(hasUnsavedChanges);

  useEffect(() => {
    if (!hasChanges) return;
    // Fetched ahead, for it must be there when it is needed, connection or not.
    void loadDialog().catch(() => undefined);
    const release = holdUnsavedChanges();
    window.addEventListener("beforeunload", askBeforeUnload);
    return () => {
      release();
      window.removeEventListener("beforeunload", askBeforeUnload);
    };
  }, [hasChanges]);

  if (blocker.state !== "blocked") return null;
  return <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />;
}

/** The browser's own dialog, where the script of ours can't be loaded. */
function BrowserLeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  useEffect(() => {
    const isLeaving = window.confirm(
      "Leave without saving? Your changes on this page will be lost.",
    );
    if (isLeaving) onLeave();
    else onStay();
  }, [onStay, onLeave]);
  return null;
}
