import { useState, useSyncExternalStore } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { AccountContext } from "@/components/account/account-context";
import { Container } from "@/components/ui/container";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadingRegion } from "@/components/ui/skeleton";
import { useSession } from "@/hooks/account/session-store";
import { hasUnsavedChanges, subscribeToUnsavedChanges } from "@/lib/browser/unsaved-changes";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import type { SessionState } from "@/lib/supabase/session-state";

const SessionEndedDialog = lazyPart(
  async () => (await import("@/components/account/session-ended-dialog")).SessionEndedDialog,
);

const accountOf = (session: SessionState) =>
  session.status === "signed-in"
    ? { id: session.session.user.id, email: session.session.user.email ?? "" }
    : null;

/**
 * Wraps pages that require an account. When the session ends, it redirects to sign-in, or, with
 * unsaved changes, keeps the page and shows a dialog. Another account gets a new page.
 */
export function SessionGate() {
  const session = useSession();
  const hasChanges = useSyncExternalStore(subscribeToUnsavedChanges, hasUnsavedChanges);
  const { pathname, search } = useLocation();
  const current = accountOf(session);
  const [account, setAccount] = useState(current);
  const [isDialogOpen, setIsDialogOpen] = useState(false);

  if (current && (current.id !== account?.id || current.email !== account.email)) {
    setAccount(current);
  }
  const isInterrupted = session.status === "signed-out" && hasChanges;
  if (isInterrupted && !isDialogOpen) setIsDialogOpen(true);
  // With two-step verification, the form reports when sign-in is complete.
  if (isDialogOpen && session.status === "signed-in" && !hasSecondStep(session))
    setIsDialogOpen(false);

  if (session.status === "signed-out" && !hasChanges) {
    const target = session.hasLeft ? paths.home : paths.signIn(`${pathname}${search}`);
    return <Navigate to={target} replace />;
  }
  if (!account) return <SessionLoading />;
  return (
    <AccountContext key={account.id} value={account}>
      {isDialogOpen && (
        <SessionEndedDialog
          account={account}
          isInitiallyOpen={!(session.status === "signed-out" && session.hasLeft)}
          onSignedIn={() => setIsDialogOpen(false)}
        />
      )}
      <Outlet />
    </AccountContext>
  );
}

function hasSecondStep({ session }: Extract<SessionState, { status: "signed-in" }>): boolean {
  return (session.user.factors ?? []).some((factor) => factor.status === "verified");
}

function SessionLoading() {
  return (
    <Container className="min-h-dvh py-10">
      <LoadingRegion label={t`Loading...`} isLabelHidden />
    </Container>
  );
}
