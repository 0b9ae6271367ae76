import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { type LeaveDialogProps, whatIsLost } from "@/components/forms/leaving";
import { lazyPart } from "@/components/ui/lazy-part";
import { hasUnsavedChanges, holdUnsavedChanges } from "@/lib/browser/unsaved-changes";

const loadDialog = async () => (await import("@/components/forms/leave-dialog")).LeaveDialog;
const LeaveDialog = lazyPart(loadDialog, { Failed: BrowserLeaveDialog });

function askBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}

interface UnsavedChangesGuardProps {
  hasChanges: boolean;
  /** They are kept on this device, and nothing is lost by leaving. */
  areKept?: boolean;
}

/** Asks before the page is left while a form on it has changes. At most one on a page. */
export function UnsavedChangesGuard({ hasChanges, areKept = false }: UnsavedChangesGuardProps) {
  const blocker = useBlocker(hasUnsavedChanges);

  useEffect(() => {
    if (!hasChanges) return;
    // Fetched ahead, for it must be there when it is needed, connection or not.
    void loadDialog().catch(() => undefined);
    const release = holdUnsavedChanges();
    if (!areKept) window.addEventListener("beforeunload", askBeforeUnload);
    return () => {
      release();
      window.removeEventListener("beforeunload", askBeforeUnload);
    };
  }, [hasChanges, areKept]);

  if (blocker.state !== "blocked") return null;
  return <LeaveDialog areKept={areKept} onStay={blocker.reset} onLeave={blocker.proceed} />;
}

/** The browser's own dialog, where the script of ours can't be loaded. */
function BrowserLeaveDialog({ areKept, onStay, onLeave }: LeaveDialogProps) {
  useEffect(() => {
    const isLeaving = window.confirm(`Leave without saving? ${whatIsLost(areKept)}`);
    if (isLeaving) onLeave();
    else onStay();
  }, [areKept, onStay, onLeave]);
  return null;
}
