import { useState } from "react";
import type { Account } from "@/components/account/account-context";
import { SignInForm } from "@/components/account/sign-in-form";
import { Button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Dialog } from "@/components/ui/dialog";
import { Trans } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { discardUnsavedChanges } from "@/lib/browser/unsaved-changes";
import { t } from "@/lib/messages";

interface SessionEndedDialogProps {
  account: Account;
  /** False after the member signed out themselves. */
  isInitiallyOpen: boolean;
  onSignedIn: () => void;
}

/**
 * Asks for sign-in on top of a page with unsaved changes. After closing, a notice stays, so that
 * the text can be copied.
 */
export function SessionEndedDialog({
  account,
  isInitiallyOpen,
  onSignedIn,
}: SessionEndedDialogProps) {
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  const discard = (
    <Button variant="ghost" size="sm" onClick={discardUnsavedChanges}>
      <Trans>Discard changes</Trans>
    </Button>
  );

  return (
    <>
      <Container className="pt-6">
        <Notice
          tone="attention"
          title={t`You're signed out`}
          actions={
            <>
              <Button size="sm" onClick={() => setIsOpen(true)}>
                <Trans>Sign in again</Trans>
              </Button>
              {discard}
            </>
          }
        >
          <Trans>Your changes are still here, but they aren't saved.</Trans>
        </Notice>
      </Container>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t`Please sign in again`}
        description={t`Your session has ended. Your changes are still here. Sign in, then save them.`}
        actions={discard}
      >
        <SignInForm defaultEmail={account.email} onSignedIn={onSignedIn} />
      </Dialog>
    </>
  );
}
