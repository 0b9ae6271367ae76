import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import {
  describeUnsavedChanges,
  type LeaveDialogProps,
} from "@/components/forms/leave-dialog-text";
import { lazyPart } from "@/components/ui/lazy-part";
import { hasUnsavedChanges, holdUnsavedChanges } from "@/lib/browser/unsaved-changes";
import { t } from "@/lib/messages";

const loadDialog = async () => (await import("@/components/forms/leave-dialog")).LeaveDialog;
const LeaveDialog = lazyPart(loadDialog, { Failed: BrowserLeaveDialog });

function askBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}

interface UnsavedChangesGuardProps {
  hasChanges: boolean;
  /** Whether the changes are saved as a draft on this device. */
  isDraftSaved?: boolean;
  /** Whether the form stays when only the query of the URL changes. */
  isSamePage?: boolean;
}

/** Asks for confirmation before leaving a page with unsaved changes. Use at most one per page. */
export function UnsavedChangesGuard({
  hasChanges,
  isDraftSaved = false,
  isSamePage = false,
}: UnsavedChangesGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges() && !(isSamePage && currentLocation.pathname === nextLocation.pathname),
  );

  useEffect(() => {
    if (!hasChanges) return;
    // Loaded ahead of time, because the member may be offline when it is needed.
    void loadDialog().catch(() => undefined);
    const release = holdUnsavedChanges();
    if (!isDraftSaved) window.addEventListener("beforeunload", askBeforeUnload);
    return () => {
      release();
      window.removeEventListener("beforeunload", askBeforeUnload);
    };
  }, [hasChanges, isDraftSaved]);

  if (blocker.state !== "blocked") return null;
  return (
    <LeaveDialog isDraftSaved={isDraftSaved} onStay={blocker.reset} onLeave={blocker.proceed} />
  );
}

/** The browser's confirm dialog, used if our dialog's script can't be loaded. */
function BrowserLeaveDialog({ isDraftSaved, onStay, onLeave }: LeaveDialogProps) {
  useEffect(() => {
    const isLeaving = window.confirm(
      `${t`Leave without saving?`} ${describeUnsavedChanges(isDraftSaved)}`,
    );
    if (isLeaving) onLeave();
    else onStay();
  }, [isDraftSaved, onStay, onLeave]);
  return null;
}
