import { lazy, Suspense, useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { hasUnsavedChanges, holdUnsavedChanges } from "@/lib/browser/unsaved-changes";

const loadDialog = async () => ({
  default: (await import("@/components/forms/leave-dialog")).LeaveDialog,
});
const LeaveDialog = lazy(loadDialog);

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
  return (
    <Suspense>
      <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />
    </Suspense>
  );
}
